import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { OWNED_TABLES } from '../adapters/persistence/user-data-owners.js';

/** Rows of one statement: it holds no lock for long. */
const AT_ONCE = 1_000;

/** Rows of users that are kept for a time only. */
@Injectable()
export class EndRows {
  constructor(private readonly source: DataSource) {}

  /** Deletes every row whose time is over. Returns how many. */
  async run(now: Date): Promise<number> {
    let ended = 0;
    for (const { table, over } of OWNED_TABLES) if (over) ended += await this.endRowsOf(table, over.when, now);
    return ended;
  }

  private async endRowsOf(table: string, when: string, now: Date): Promise<number> {
    // Rows locked by another process are left for the next run; two processes at once share the work.
    const rows = `select ctid from ${table} where ${when} limit ${AT_ONCE} for update skip locked`;
    const remove = `with gone as (delete from ${table} where ctid in (${rows}) returning 1) select count(*)::int as count from gone`;
    for (let ended = 0; ;) {
      const [{ count } = { count: 0 }] = await this.source.query<{ count: number }[]>(remove, [now]);
      ended += count;
      if (count < AT_ONCE) return ended;
    }
  }
}
