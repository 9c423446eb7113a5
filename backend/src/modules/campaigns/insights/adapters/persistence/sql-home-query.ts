import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { FEED_KINDS, HomeQuery, type FeedEntry, type FeedPlace, type HomeView } from '../../application/ports/home-query.js';
import { FEED, HOME } from './home.sql.js';

@Injectable()
export class SqlHomeQuery extends HomeQuery {
  constructor(private readonly source: DataSource) {
    super();
  }

  async home(userId: string, now: Date): Promise<HomeView> {
    const [view] = await this.source.query<[HomeView]>(HOME, [userId, now]);
    return view;
  }

  feed(userId: string, limit: number, before: FeedPlace | null): Promise<FeedEntry[]> {
    return this.source.query(FEED, [userId, FEED_KINDS, limit, before?.at ?? null, before?.id ?? null]);
  }
}
