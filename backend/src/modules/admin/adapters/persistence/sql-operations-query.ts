import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { EventLoopDelay } from '../../../../platform/metrics/event-loop-delay.js';
import { OperationsQuery, type AccountLine, type AccountSearch, type OperationsView } from '../../application/ports/operations-query.js';
import { ACCOUNTS, OPERATIONS } from './operations.sql.js';

/** JSON has no dates: what the database built comes back with texts in their places. */
type Told<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };

interface Row extends Omit<OperationsView, 'at' | 'queues' | 'gmail' | 'replies' | 'sending' | 'process'> {
  gmail: Omit<OperationsView['gmail'], 'isSetUp'>;
  sending: Omit<OperationsView['sending'], 'hasMailServer'>;
  queues: Told<OperationsView['queues'][number]>[];
  replies: Told<OperationsView['replies']>;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

@Injectable()
export class SqlOperationsQuery extends OperationsQuery {
  constructor(
    private readonly source: DataSource,
    private readonly config: AppConfig,
    private readonly eventLoop: EventLoopDelay,
  ) {
    super();
  }

  async read(now: Date): Promise<OperationsView> {
    const [row] = await this.source.query<Row[]>(OPERATIONS, [now]);
    if (!row) throw new Error('A select without a table answers one row.');
    const { users, queues, gmail, replies, sending } = row;
    return {
      at: now,
      process: { eventLoopDelayP99Ms: this.eventLoop.p99Ms() },
      users,
      gmail: { isSetUp: this.config.google !== undefined, ...gmail },
      sending: { hasMailServer: this.config.smtpUrl !== undefined, ...sending },
      queues: queues.map((queue) => ({ ...queue, oldestDueAt: toDate(queue.oldestDueAt) })),
      replies: { ...replies, lastCheckAt: toDate(replies.lastCheckAt), oldestCheckAt: toDate(replies.oldestCheckAt) },
    };
  }

  accounts({ search, limit, before }: AccountSearch): Promise<AccountLine[]> {
    const wanted = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
    return this.source.query<AccountLine[]>(ACCOUNTS, [wanted, before ?? null, limit]);
  }
}
