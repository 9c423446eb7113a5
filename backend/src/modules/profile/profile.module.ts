import { Module } from '@nestjs/common';

import { SqlAthleteQuery } from './adapters/persistence/sql-athlete-query.js';
import { AthleteQuery } from './application/ports/athlete-query.js';

@Module({
  providers: [{ provide: AthleteQuery, useClass: SqlAthleteQuery }],
  exports: [AthleteQuery],
})
export class ProfileModule {}
