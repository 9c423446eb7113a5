import { Module } from '@nestjs/common';

import { StatsModule } from '../../profile/stats/index.js';
import { DirectoryModule } from '../../schools/directory/index.js';
import { GrammarModule } from '../grammar/index.js';
import { CheckClaims } from './application/check-claims.js';
import { GatherFacts } from './application/gather-facts.js';
import { RecordQuery } from './queries/record.query.js';

/** What is known about an athlete and a school, and the check of what a text claims about them. */
@Module({
  imports: [StatsModule, DirectoryModule, GrammarModule],
  providers: [RecordQuery, GatherFacts, CheckClaims],
  exports: [GatherFacts, CheckClaims],
})
export class FactsModule {}
