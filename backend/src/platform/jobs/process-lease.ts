import { randomInt } from 'node:crypto';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

import { AppConfig } from '../config/app-config.js';
import { Log } from '../logging/log.js';

/** First halves of our advisory locks: one for "this process lives", one for "this work is taken". */
const ALIVE = 727_274_002;
const TAKEN = 727_274_003;

/**
 * Tells the living from the dead: every process holds an advisory lock under a number of its own, on a
 * connection of its own. PostgreSQL lets go of it the moment the process dies, however it dies.
 */
@Injectable()
export class ProcessLease implements OnApplicationShutdown {
  private readonly held = new Set<string>();
  private client?: Promise<pg.Client>;
  private closing = false;
  private last: Promise<unknown> = Promise.resolve();

  /** This process' number; rows that it works on carry it. */
  readonly id = randomInt(1, 2 ** 31 - 1);

  constructor(
    private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  /** Takes the lease; to be called before any row is marked with `id`. */
  async start(): Promise<void> {
    await this.connection();
  }

  /** Whether the process of this number still lives (false also for one that lost its database connection). */
  async isAlive(id: number): Promise<boolean> {
    if (id === this.id) return true;
    const [row] = await this.ask<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [ALIVE, id]);
    const free = row?.free === true;
    if (free) await this.ask('select pg_advisory_unlock($1, $2)', [ALIVE, id]);
    return !free;
  }

  /** Runs `work` unless somebody, here or in another process, is at the same key. Answers whether it ran. */
  async exclusively(key: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(key)) return false;
    this.held.add(key);
    try {
      const [row] = await this.ask<{ got: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as got',
        [TAKEN, key],
      );
      if (row?.got !== true) return false;
      try {
        await work();
      } finally {
        await this.ask('select pg_advisory_unlock($1, hashtext($2))', [TAKEN, key]).catch(() => undefined);
      }
      return true;
    } finally {
      this.held.delete(key);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }

  /** One statement at a time: a connection takes no second one while the first is under way. */
  private ask<T extends object>(text: string, values: unknown[]): Promise<T[]> {
    const answer = this.last.then(async () => {
      const client = await this.connection();
      return (await client.query<T>(text, values)).rows;
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private connection(): Promise<pg.Client> {
    this.client ??= this.connect().catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'recruit-lease',
      keepAlive: true,
    });
    client.on('error', (error) => {
      if (!this.closing) this.log.warn({ err: error.message }, 'lease connection lost, it is taken anew');
      this.client = undefined;
    });
    client.on('end', () => (this.client = undefined));
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [ALIVE, this.id]);
    return client;
  }
}
