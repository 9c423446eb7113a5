import type pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

import { KNOWN_MIGRATIONS } from '../../database/known-migrations.js';
import { MIGRATION_LOCK } from '../../database/migration-lock.js';
import { PROCESS_ALIVE } from '../../jobs/process-alive.js';
import { BackupError } from '../backup-error.js';
import { EXACT_TEXT, HAS_TABLE, REMOVALS, TABLES } from './catalog.sql.js';

/** As TypeORM makes it. */
const MIGRATIONS_TABLE = `
create table public.migrations (
  id serial not null, "timestamp" bigint not null, name character varying not null,
  constraint "PK_8c82d7f526340ab734260ea46be" primary key (id))`;

/** Servers of this database hold a lock each while they live. */
const LIVING_SERVERS = `
select count(*)::int as servers from pg_locks
where locktype = 'advisory' and classid = $1 and objsubid = 2 and database = (select oid from pg_database where datname = current_database())`;

/**
 * The whole change of a database as one transaction: anyone who looks sees the old one or the new one, and when this process dies it
 * stays the old one. A server that starts in the meantime waits.
 */
export class RestoreTransaction {
  private constructor(
    private readonly source: DataSource,
    private readonly runner: QueryRunner,
    readonly client: pg.PoolClient,
  ) {}

  static async open(url: string): Promise<RestoreTransaction> {
    const source = new DataSource({ type: 'postgres', url, poolSize: 1, applicationName: 'recruit-restore' });
    await source.initialize();
    const runner = source.createQueryRunner();
    const client = (await runner.connect()) as pg.PoolClient;
    await client.query('begin');
    await client.query(EXACT_TEXT);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    return new RestoreTransaction(source, runner, client);
  }

  /** Throws BackupError when the place is in use, or holds what must not be lost. */
  async ensureFree(replace: boolean): Promise<void> {
    const { rows: living } = await this.client.query<{ servers: number }>(LIVING_SERVERS, [PROCESS_ALIVE]);
    if (living[0]?.servers) throw new BackupError('A server runs on this database. Stop every one of them, then restore.');
    const { rows: tables } = await this.client.query<{ name: string }>(TABLES);
    if (tables.length === 0) return;
    if (!(await this.has('migrations'))) {
      throw new BackupError('The database holds tables that are not Recruit’s. Name an empty database in DATABASE_URL.');
    }
    if (!replace && (await this.hasUsers())) {
      throw new BackupError('There are accounts in this place already. Add --replace to lose them and everything else in it.');
    }
  }

  /** Takes away what is there and makes the schema of those migrations. */
  async rebuild(migrations: readonly string[]): Promise<void> {
    const { rows } = await this.client.query<{ statement: string }>(REMOVALS);
    for (const { statement } of rows) await this.client.query(statement);
    // The job queue's own tables come with the next start; jobs are made again from the rows that they are for.
    await this.client.query('drop schema if exists pgboss cascade');
    if (migrations.length === 0) return;
    await this.client.query(MIGRATIONS_TABLE);
    const wanted = new Set(migrations);
    for (const { name, migration } of KNOWN_MIGRATIONS) if (wanted.has(name)) await migration.up(this.runner);
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
  }

  /** Undoes everything unless it was committed. */
  async close(): Promise<void> {
    await this.client.query('rollback').catch(() => undefined);
    await this.runner.release();
    await this.source.destroy();
  }

  private async has(table: string): Promise<boolean> {
    const { rows } = await this.client.query<{ there: boolean }>(HAS_TABLE, [table]);
    return rows[0]?.there === true;
  }

  private async hasUsers(): Promise<boolean> {
    if (!(await this.has('users'))) return false;
    const { rows } = await this.client.query<{ some: boolean }>('select exists (select from users) as some');
    return rows[0]?.some === true;
  }
}
