import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuthModule } from '../auth/index.js';
import { GamesController } from './adapters/http/games.controller.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { AthleteProfileRow } from './adapters/persistence/athlete-profile.row.js';
import { SqlAthleteQuery } from './adapters/persistence/sql-athlete-query.js';
import { SqlGameRepository } from './adapters/persistence/sql-game-repository.js';
import { TypeormAthleteProfileRepository } from './adapters/persistence/typeorm-athlete-profile-repository.js';
import { KeepGames } from './application/keep-games.use-case.js';
import { AthleteProfileRepository } from './application/ports/athlete-profile-repository.js';
import { AthleteQuery } from './application/ports/athlete-query.js';
import { GameRepository } from './application/ports/game-repository.js';
import { SumUpGames } from './application/sum-up-games.use-case.js';
import { UpdateProfile } from './application/update-profile.use-case.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([AthleteProfileRow])],
  controllers: [ProfileController, GamesController],
  providers: [
    { provide: AthleteQuery, useClass: SqlAthleteQuery },
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
    { provide: GameRepository, useClass: SqlGameRepository },
    UpdateProfile,
    KeepGames,
    SumUpGames,
  ],
  exports: [AthleteQuery],
})
export class ProfileModule {}
