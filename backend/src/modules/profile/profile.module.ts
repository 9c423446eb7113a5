import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuthModule } from '../auth/index.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { AthleteProfileRow } from './adapters/persistence/athlete-profile.row.js';
import { SqlAthleteQuery } from './adapters/persistence/sql-athlete-query.js';
import { TypeormAthleteProfileRepository } from './adapters/persistence/typeorm-athlete-profile-repository.js';
import { AthleteProfileRepository } from './application/ports/athlete-profile-repository.js';
import { AthleteQuery } from './application/ports/athlete-query.js';
import { UpdateProfile } from './application/update-profile.use-case.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([AthleteProfileRow])],
  controllers: [ProfileController],
  providers: [
    { provide: AthleteQuery, useClass: SqlAthleteQuery },
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
    UpdateProfile,
  ],
  exports: [AthleteQuery],
})
export class ProfileModule {}
