import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import type { Game } from '../domain/games/game.js';
import { readGame, type GameInput } from '../domain/games/read-game.js';
import { GameRepository } from './ports/game-repository.js';

/** What an athlete writes down about games. */
@Injectable()
export class KeepGames {
  constructor(
    private readonly games: GameRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws GameNotValid, GameExists, TooManyGames. */
  async add(userId: string, input: GameInput): Promise<Game> {
    const now = this.clock.now();
    const game = { id: this.ids.next(), ...readGame(input, now) };
    await this.games.add(userId, game, now);
    return game;
  }

  /** Replaces all data of the game. Throws GameNotValid, GameNotFound, GameExists. */
  async change(userId: string, gameId: string, input: GameInput): Promise<Game> {
    const now = this.clock.now();
    const draft = readGame(input, now);
    await this.games.change(userId, gameId, draft, now);
    return { id: gameId, ...draft };
  }
}
