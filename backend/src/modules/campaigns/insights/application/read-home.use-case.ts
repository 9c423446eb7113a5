import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { HomeQuery, type FeedEntry, type FeedPlace, type HomeView } from './ports/home-query.js';

export interface FeedPage {
  entries: FeedEntry[];
  /** Where the next, older page begins; null when there is none. */
  next: FeedPlace | null;
}

/** What an athlete meets first: figures, what waits, what happened. */
@Injectable()
export class ReadHome {
  constructor(
    private readonly query: HomeQuery,
    private readonly clock: Clock,
  ) {}

  run(userId: string): Promise<HomeView> {
    return this.query.home(userId, this.clock.now());
  }

  async feed(userId: string, limit: number, before: FeedPlace | null): Promise<FeedPage> {
    const found = await this.query.feed(userId, limit + 1, before);
    const entries = found.slice(0, limit);
    const last = entries.at(-1);
    return { entries, next: found.length > limit && last ? { at: last.at, id: last.id } : null };
  }
}
