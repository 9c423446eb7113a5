import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';

import { Clock } from '../../../shared-kernel/clock.js';
import { AppConfig } from '../../config/app-config.js';
import { Log } from '../../logging/log.js';
import { keptPlans } from '../kept-plans.js';
import { readSettings } from '../session-settings.js';
import { readLogPosition } from './log-position.js';
import { ReplicaStanding, type ReplicaState, type Seen } from './replica-standing.js';

/** Interval at which each process checks both servers: no request waits for a check. */
const LOOK_MS = 500;
const PATIENCE_MS = 3_000;
const CONNECTIONS = 8;

/** A statement that took too long would take as long again. */
export const TOO_LONG = '57014';

export const PRIMARY_POSITION = 'select pg_current_wal_insert_lsn()::text as position';
const REPLAYED = 'select pg_last_wal_replay_lsn()::text as position';

/** The replica of DATABASE_READ_URL: its connections, and how far it is. Without the variable it does nothing at all. */
@Injectable()
export class Replica implements OnModuleInit, OnApplicationShutdown {
  readonly isConfigured: boolean;
  private readonly standing = new ReplicaStanding();
  private readonly pool?: pg.Pool;
  private readonly looks: pg.Pool[] = [];
  private looking?: Promise<void> | undefined;
  private timer?: NodeJS.Timeout;
  private isOver = false;
  private loggedState: ReplicaState = 'used';
  private loggedPrimaryLost = false;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    const { databaseReadUrl } = config;
    this.isConfigured = databaseReadUrl !== undefined;
    if (databaseReadUrl === undefined) return;
    const shared = { application_name: 'recruit-reads', connectionTimeoutMillis: PATIENCE_MS };
    this.pool = new pg.Pool({
      ...shared,
      connectionString: databaseReadUrl,
      max: CONNECTIONS,
      ...readSettings(config),
      ...keptPlans(config),
    });
    // An error of an idle connection is the first sign of a lost replica.
    this.pool.on('error', () => this.lose());
    const look = { ...shared, application_name: 'recruit-looks', max: 1, query_timeout: PATIENCE_MS };
    this.looks = [config.databaseUrl, databaseReadUrl].map((connectionString) => new pg.Pool({ ...look, connectionString }));
    for (const pool of this.looks) pool.on('error', () => undefined);
  }

  async onModuleInit(): Promise<void> {
    if (this.isConfigured) await this.keepLooking();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    const pools = this.pool ? [this.pool, ...this.looks] : [];
    await Promise.all(pools.map((pool) => pool.end()));
  }

  get isPrimaryLost(): boolean {
    return this.standing.isPrimaryLost;
  }

  /** Null without a replica that answers. */
  get lagSeconds(): number | null {
    const lag = this.standing.lagMs(this.now());
    return lag === null ? null : lag / 1000;
  }

  get state(): ReplicaState {
    return this.standing.state(this.now());
  }

  mayAnswer(seen: Seen): boolean {
    return this.standing.mayAnswer(seen, this.now());
  }

  async query<T>(statement: string, values?: unknown[]): Promise<T> {
    if (!this.pool) throw new Error('there is no replica');
    try {
      return (await this.pool.query(statement, values)).rows as T;
    } catch (error) {
      throw isReadTimeout(error) ? Object.assign(error as Error, { code: TOO_LONG }) : error;
    }
  }

  /** The replica is not used before the next successful check. */
  lose(): void {
    this.standing.loseReplica();
    this.logChanges();
  }

  /** After a statement that the primary did not take: whether it is lost, or only that connection was. */
  look(): Promise<void> {
    return (this.looking ??= this.lookAtBoth().finally(() => (this.looking = undefined)));
  }

  private async keepLooking(): Promise<void> {
    await this.look();
    if (!this.isOver) this.timer = setTimeout(() => void this.keepLooking(), LOOK_MS).unref();
  }

  private async lookAtBoth(): Promise<void> {
    const at = this.now();
    const [primary, replica] = this.looks;
    const [position, replayed] = await Promise.all([positionOf(primary, PRIMARY_POSITION), positionOf(replica, REPLAYED)]);
    if (this.isOver) return;
    if (position === null) this.standing.losePrimary();
    else this.standing.notePrimary(position, at);
    if (replayed === null) this.standing.loseReplica();
    else this.standing.noteReplica(replayed);
    this.logChanges();
  }

  /** Once for each change. */
  private logChanges(): void {
    const { state } = this;
    if (state !== this.loggedState) {
      if (state === 'used') this.log.info({}, 'the replica answers reads again');
      else this.log.warn({ replica: state, lagSeconds: this.lagSeconds }, 'the replica answers no reads, the primary does');
      this.loggedState = state;
    }
    if (this.isPrimaryLost === this.loggedPrimaryLost) return;
    if (this.isPrimaryLost) this.log.warn({}, 'the primary database is lost: nothing can be written, and the replica answers what it can');
    else this.log.info({}, 'the primary database is back');
    this.loggedPrimaryLost = this.isPrimaryLost;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** pg's error when this process ended a statement; PostgreSQL reports it by a code. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Null when the server does not answer, or has no such position. */
async function positionOf(pool: pg.Pool | undefined, statement: string): Promise<bigint | null> {
  try {
    const answer = await pool?.query<{ position: string | null }>(statement);
    return readLogPosition(answer?.rows[0]?.position ?? '');
  } catch {
    return null;
  }
}
