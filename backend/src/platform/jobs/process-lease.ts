import { randomInt } from 'node:crypto';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';
import { PROCESS_ALIVE } from './process-alive.js';

/** First half of the advisory locks for "this work is taken". */
const TAKEN = 727_274_003;

const TURNS = `
select case when t.take then pg_try_advisory_lock($1, hashtext(t.key)) else pg_advisory_unlock($1, hashtext(t.key)) end
  as done
from unnest($2::text[], $3::boolean[]) with ordinality as t(key, take, place) order by t.place`;

interface Turn {
  key: string;
  take: boolean;
  resolve: (done: boolean) => void;
  reject: (error: unknown) => void;
}

/** A connection that holds the advisory lock of its number. */
interface Lease {
  client: pg.Client;
  id: number;
}

/**
 * Detects dead processes: every process holds an advisory lock under its own number, on its own connection.
 * PostgreSQL releases it as soon as the process dies in any way. A process that loses the connection gets a new
 * number with the next one: work begun under the old number has no owner.
 */
@Injectable()
export class ProcessLease implements OnApplicationShutdown {
  private readonly held = new Set<string>();
  private lease?: Promise<Lease>;
  private closing = false;
  private last: Promise<unknown> = Promise.resolve();
  private readonly turns: Turn[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  /** Takes the lease. */
  async start(): Promise<void> {
    await this.connection();
  }

  /** This process' number now; rows that it begins to work on carry it. */
  async id(): Promise<number> {
    return (await this.connection()).id;
  }

  /** Whether the process of this number still lives (false also for one that lost its database connection). */
  async isAlive(id: number): Promise<boolean> {
    return this.ask(async () => {
      const { client, id: own } = await this.connection();
      if (id === own) return true;
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [PROCESS_ALIVE, id]);
      const free = rows[0]?.free === true;
      if (free) await client.query('select pg_advisory_unlock($1, $2)', [PROCESS_ALIVE, id]);
      return !free;
    });
  }

  /** Returns the database's clock, on the lease's own connection, so that it waits for no other. */
  async databaseTime(): Promise<Date> {
    return this.ask(async () => {
      const { client } = await this.connection();
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
      const [row] = rows;
      if (!row) throw new Error('the database told no time');
      return row.now;
    });
  }

  /** Runs `work` unless this or another process holds the same key. Returns whether it ran. */
  async exclusively(key: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(key)) return false;
    this.held.add(key);
    try {
      if (!(await this.turn(key, true))) return false;
      try {
        await work();
      } finally {
        await this.turn(key, false).catch(() => undefined);
      }
      return true;
    } finally {
      this.held.delete(key);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    const lease = await this.lease?.catch(() => undefined);
    await lease?.client.end();
  }

  /** Takes or releases a key. Calls made while a statement runs are combined into the next one. */
  private turn(key: string, take: boolean): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.turns.push({ key, take, resolve, reject });
      if (this.turns.length === 1) void this.ask(() => this.takeTurns());
    });
  }

  private async takeTurns(): Promise<void> {
    const turns = this.turns.splice(0);
    try {
      const { client } = await this.connection();
      const values = [TAKEN, turns.map(({ key }) => key), turns.map(({ take }) => take)];
      const { rows } = await client.query<{ done: boolean }>({ name: 'turns', text: TURNS, values });
      turns.forEach(({ resolve }, at) => resolve(rows[at]?.done === true));
    } catch (error) {
      for (const { reject } of turns) reject(error);
    }
  }

  /** One after another: a connection takes no second statement while the first is under way. */
  private ask<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.last.then(work);
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private connection(): Promise<Lease> {
    this.lease ??= this.connect().catch((error: unknown) => {
      this.lease = undefined;
      throw error;
    });
    return this.lease;
  }

  private async connect(): Promise<Lease> {
    const client = new pg.Client({
      connectionString: this.config.databaseDirectUrl,
      application_name: 'recruit-lease',
      keepAlive: true,
    });
    client.on('error', (error) => {
      if (!this.closing) this.log.warn({ err: error.message }, 'lease connection lost, it is taken anew');
      this.lease = undefined;
    });
    client.on('end', () => (this.lease = undefined));
    await client.connect();
    const id = randomInt(1, 2 ** 31 - 1);
    await client.query('select pg_advisory_lock($1, $2)', [PROCESS_ALIVE, id]);
    return { client, id };
  }
}
