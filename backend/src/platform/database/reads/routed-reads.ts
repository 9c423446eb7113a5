import { AsyncLocalStorage } from 'node:async_hooks';

import { QueryFailedError, type DataSource } from 'typeorm';

import { isDatabaseGone } from '../is-database-gone.js';
import { CurrentReads, ReadSource } from './read-source.js';
import { TOO_LONG, type Replica } from './replica.js';
import type { Seen } from './replica-standing.js';

/** A server that was killed may answer a moment longer on connections that it has. */
const MOST_TRIES = 3;

const reading = new AsyncLocalStorage<{ seen: Seen }>();

/** What `work` asks of a ReadSource, may be answered by a replica that is as far as `seen`. Everything else stays at the primary. */
export function asReader<T>(seen: Seen, work: () => T): T {
  return reading.run({ seen }, work);
}

/** Called with `replica` or `primary` for each read of a reader. */
export type CountRead = (place: 'replica' | 'primary') => void;

/** Sends reads of pages to the replica while it is far enough, and to the other one when the first does not answer. */
export class RoutedReads extends ReadSource {
  constructor(
    private readonly source: DataSource,
    private readonly replica: Replica,
    private readonly count: CountRead,
  ) {
    super();
  }

  query<T>(statement: string, values?: unknown[]): Promise<T> {
    const reader = reading.getStore();
    if (!reader) return this.source.query<T>(statement, values);
    return this.replica.mayAnswer(reader.seen) ? this.fromReplica(statement, values) : this.fromPrimary(reader.seen, statement, values);
  }

  private async fromReplica<T>(statement: string, values?: unknown[]): Promise<T> {
    try {
      const rows = await this.replica.query<T>(statement, values);
      this.count('replica');
      return rows;
    } catch (error) {
      if (isDatabaseGone(error)) this.replica.lose();
      if ((error as { code?: string }).code === TOO_LONG) throw failed(statement, values, error);
      return this.insteadOfReplica<T>(error, statement, values);
    }
  }

  /** Also when the statement itself failed: the replica may not have the newest tables yet, or have broken it off for what came after. */
  private async insteadOfReplica<T>(cause: unknown, statement: string, values?: unknown[]): Promise<T> {
    try {
      const rows = await this.source.query<T>(statement, values);
      this.count('primary');
      return rows;
    } catch (error) {
      throw isDatabaseGone(error) && !isDatabaseGone(cause) ? failed(statement, values, cause) : error;
    }
  }

  private fromPrimary<T>(seen: Seen, statement: string, values?: unknown[]): Promise<T> {
    const ask = async (): Promise<T> => {
      const rows = await this.source.query<T>(statement, values);
      this.count('primary');
      return rows;
    };
    // A user whose writes the replica lacks gets the error that the database is unavailable, not outdated data.
    return primaryFirst(this.replica, seen, { ask, instead: () => this.replica.query<T>(statement, values) });
  }
}

/** The primary's word, and without a primary the replica's. */
export class PrimaryReads extends CurrentReads {
  constructor(
    private readonly source: DataSource,
    private readonly replica: Replica,
  ) {
    super();
  }

  query<T>(statement: string, values?: unknown[]): Promise<T> {
    const instead = () => this.replica.query<T>(statement, values);
    return primaryFirst(this.replica, null, { ask: () => this.source.query<T>(statement, values), instead });
  }
}

interface Ways<T> {
  ask: () => Promise<T>;
  instead: () => Promise<T>;
}

/** A broken connection alone does not mean a lost primary: the primary is checked, and the statement is retried. */
async function primaryFirst<T>(replica: Replica, seen: Seen, { ask, instead }: Ways<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    if (replica.isPrimaryLost && replica.mayAnswer(seen)) return instead();
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseGone(error) || tries === MOST_TRIES) throw error;
      await replica.look();
    }
  }
}

/** As TypeORM throws it. */
function failed(statement: string, values: unknown[] | undefined, error: unknown): Error {
  return new QueryFailedError(statement, values, error instanceof Error ? error : new Error(String(error)));
}
