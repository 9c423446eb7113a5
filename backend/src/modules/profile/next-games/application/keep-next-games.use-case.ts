import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import type { NextGame, NextGameDraft } from '../domain/next-game.js';
import { readNextGame } from '../domain/read-next-game.js';
import { homeDay, upcoming } from '../domain/upcoming.js';
import { NextGameRepository } from './ports/next-game-repository.js';

/** The athlete's schedule; games that are over drop away by the athlete's home date. */
@Injectable()
export class KeepNextGames {
  constructor(
    private readonly games: NextGameRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The next one first. */
  async list(userId: string): Promise<NextGame[]> {
    const { state, games } = await this.games.of(userId);
    return upcoming(games, homeDay(this.clock.now(), state));
  }

  /** Idempotent. Throws NextGameNotValid and TooManyNextGames. */
  async add(userId: string, draft: NextGameDraft): Promise<NextGame[]> {
    const today = await this.today(userId);
    await this.games.add(userId, { id: this.ids.next(), ...readNextGame(draft, today) }, today, this.clock.now());
    return this.list(userId);
  }

  /** Throws NextGameNotValid, NextGameNotFound and NextGameIsThere. */
  async change(userId: string, gameId: string, draft: NextGameDraft): Promise<NextGame[]> {
    await this.games.change(userId, gameId, readNextGame(draft, await this.today(userId)), this.clock.now());
    return this.list(userId);
  }

  private async today(userId: string): Promise<string> {
    return homeDay(this.clock.now(), (await this.games.of(userId)).state);
  }
}
