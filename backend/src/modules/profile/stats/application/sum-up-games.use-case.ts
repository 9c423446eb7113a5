import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { statsLine } from '../domain/games/stats-line.js';
import { summarizeGames, type GameSummary } from '../domain/games/summarize-games.js';
import { GameRepository } from './ports/game-repository.js';

@Injectable()
export class SumUpGames {
  constructor(
    private readonly games: GameRepository,
    private readonly clock: Clock,
  ) {}

  async run(userId: string): Promise<GameSummary> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return summarizeGames(await this.games.of(userId), today);
  }

  /** The latest season in words, what the position is judged by first; '' without games. */
  async line(userId: string, position: string | null): Promise<string> {
    return statsLine(await this.run(userId), position);
  }
}
