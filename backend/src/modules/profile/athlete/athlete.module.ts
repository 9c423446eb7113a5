import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuthModule } from '../../auth/index.js';
import { AthleteProfileRow } from './adapters/persistence/athlete-profile.row.js';
import { TypeormAthleteProfileRepository } from './adapters/persistence/typeorm-athlete-profile-repository.js';
import { AthleteProfileRepository } from './application/ports/athlete-profile-repository.js';
import { BirthdateChanges } from './application/birthdate-changes.js';
import { UpdateProfile } from './application/update-profile.use-case.js';
import { MinorQuery } from './queries/minor.query.js';

/** The editable athlete profile. */
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([AthleteProfileRow])],
  providers: [
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
    BirthdateChanges,
    MinorQuery,
    UpdateProfile,
  ],
  exports: [AthleteProfileRepository, BirthdateChanges, MinorQuery, UpdateProfile],
})
export class AthleteModule {}
