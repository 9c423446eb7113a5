import { Module } from '@nestjs/common';

import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { AuthModule } from '../../auth/index.js';
import { AthleteModule } from '../athlete/index.js';
import { GamesController } from './adapters/http/games.controller.js';
import { MaxPrepsController } from './adapters/http/maxpreps.controller.js';
import { prepStatsSourceOf } from './adapters/maxpreps/prep-stats-source-of.js';
import { SqlGameRepository } from './adapters/persistence/sql-game-repository.js';
import { ImportMaxPrepsFile } from './application/import-maxpreps-file.use-case.js';
import { KeepGames } from './application/keep-games.use-case.js';
import { GameRepository } from './application/ports/game-repository.js';
import { PrepStatsSource } from './application/ports/prep-stats-source.js';
import { SumUpGames } from './application/sum-up-games.use-case.js';
import { MaxPrepsConfig } from './config/max-preps-config.js';
import { SyncMaxPreps } from './application/sync-maxpreps.use-case.js';
import { AppConfig } from '../../../platform/config/app-config.js';

/** Games, their figures, and games from MaxPreps. */
@Module({
  imports: [ActivityModule, AuthModule, AthleteModule],
  controllers: [GamesController, MaxPrepsController],
  providers: [
    { provide: GameRepository, useClass: SqlGameRepository },
    { provide: PrepStatsSource, useFactory: prepStatsSourceOf, inject: [MaxPrepsConfig, AppConfig] },
    KeepGames,
    SumUpGames,
    SyncMaxPreps,
    ImportMaxPrepsFile,
  ],
  exports: [KeepGames, SumUpGames],
})
export class StatsModule {}
