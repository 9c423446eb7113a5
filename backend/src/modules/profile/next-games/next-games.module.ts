import { Module } from '@nestjs/common';

import { NextGamesController } from './adapters/http/next-games.controller.js';
import { SqlNextGameRepository } from './adapters/persistence/sql-next-game-repository.js';
import { KeepNextGames } from './application/keep-next-games.use-case.js';
import { NextGameRepository } from './application/ports/next-game-repository.js';

/** The schedule: games that an athlete is going to play. */
@Module({
  controllers: [NextGamesController],
  providers: [{ provide: NextGameRepository, useClass: SqlNextGameRepository }, KeepNextGames],
})
export class NextGamesModule {}
