import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ActivityModule } from '../../platform/activity/activity.module.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { AuthModule } from '../auth/index.js';
import { GamesController } from './adapters/http/games.controller.js';
import { MaxPrepsController } from './adapters/http/maxpreps.controller.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { prepStatsSourceOf } from './adapters/maxpreps/prep-stats-source-of.js';
import { AthleteProfileRow } from './adapters/persistence/athlete-profile.row.js';
import { SqlAthleteQuery } from './adapters/persistence/sql-athlete-query.js';
import { SqlGameRepository } from './adapters/persistence/sql-game-repository.js';
import { SqlImportedGames } from './adapters/persistence/sql-imported-games.js';
import { TypeormAthleteProfileRepository } from './adapters/persistence/typeorm-athlete-profile-repository.js';
import { ImportMaxPrepsFile } from './application/import-maxpreps-file.use-case.js';
import { KeepGames } from './application/keep-games.use-case.js';
import { AthleteProfileRepository } from './application/ports/athlete-profile-repository.js';
import { AthleteQuery } from './application/ports/athlete-query.js';
import { GameRepository } from './application/ports/game-repository.js';
import { ImportedGames } from './application/ports/imported-games.js';
import { PrepStatsSource } from './application/ports/prep-stats-source.js';
import { SumUpGames } from './application/sum-up-games.use-case.js';
import { SyncMaxPreps } from './application/sync-maxpreps.use-case.js';
import { UpdateProfile } from './application/update-profile.use-case.js';
import { PhotoModule } from './photo.module.js';
import { FilmModule } from './film.module.js';
import { ProfileScoreModule } from './profile-score.module.js';
import { ShareModule } from './share.module.js';

@Module({
  imports: [
    ActivityModule,
    AuthModule,
    PhotoModule,
    FilmModule,
    ProfileScoreModule,
    ShareModule,
    TypeOrmModule.forFeature([AthleteProfileRow]),
  ],
  controllers: [ProfileController, GamesController, MaxPrepsController],
  providers: [
    { provide: AthleteQuery, useClass: SqlAthleteQuery },
    { provide: AthleteProfileRepository, useClass: TypeormAthleteProfileRepository },
    { provide: GameRepository, useClass: SqlGameRepository },
    { provide: ImportedGames, useClass: SqlImportedGames },
    { provide: PrepStatsSource, useFactory: prepStatsSourceOf, inject: [AppConfig] },
    UpdateProfile,
    KeepGames,
    SumUpGames,
    SyncMaxPreps,
    ImportMaxPrepsFile,
  ],
  exports: [SumUpGames, AthleteQuery],
})
export class ProfileModule {}
