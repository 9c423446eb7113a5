import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuthModule } from '../../auth/index.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { AthleteProfileRow } from './adapters/persistence/athlete-profile.row.js';
import { TypeormAthleteProfileRepository } from './adapters/persistence/typeorm-athlete-profile-repository.js';
import { AthleteProfileRepository } from './application/ports/athlete-profile-repository.js';
import { ProfileScoreModule } from './profile-score.module.js';
import { UpdateProfile } from './application/update-profile.use-case.js';

/** What an athlete says about themselves. */
@Module({
  imports: [AuthModule, ProfileScoreModule, TypeOrmModule.forFeature([AthleteProfileRow])],
  controllers: [ProfileController],
  providers: [{ provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository }, UpdateProfile],
  exports: [UpdateProfile],
})
export class AthleteModule {}
