import { existsSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';

import { openPlace } from '../open-place.js';
import { BACKUP_NOTES, readBackupNotes } from '../platform/backup/index.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { KNOWN_MIGRATIONS, unknownMigration } from '../platform/database/known-migrations.js';
import { APP_VERSION } from '../platform/version/app-version.js';
import { fail, ok, warn, type Finding } from './finding.js';
import { judgeBackups, judgeClock, judgePostgres, judgeReplica, judgeSchema } from './judge.js';

const PATIENCE_MS = 10_000;

const WHICH = 'select pg_is_in_recovery() as "isReplica", (select system_identifier::text from pg_control_system()) as "system"';

/** Whether DATABASE_READ_URL names a replica of the database; nothing without it. */
export async function checkReplica({ databaseDirectUrl, databaseReadUrl }: AppConfig): Promise<Finding[]> {
  if (databaseReadUrl === undefined) return [];
  try {
    const [database, replica] = await Promise.all([databaseDirectUrl, databaseReadUrl].map(which));
    return [judgeReplica({ isReplica: replica?.isReplica === true, isSame: database?.system === replica?.system })];
  } catch (error) {
    const todo = 'Check DATABASE_READ_URL, and that its server runs; the database answers everything meanwhile';
    return [warn('replica', `it could not be compared: ${(error as Error).message.replace(/\.$/, '')}`, todo)];
  }
}

async function which(connectionString: string): Promise<{ isReplica: boolean; system: string } | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ isReplica: boolean; system: string }>(WHICH)).rows[0];
  } finally {
    await client.end();
  }
}

/** The database, the tables in it, its clock, and when it was backed up. Changes nothing. */
export async function checkDatabase(config: AppConfig): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'pg17'))) {
    return [ok('database', 'the embedded one is made at the first start')];
  }
  try {
    const { place, close } = await openPlace(config);
    try {
      return await ask(config, place.databaseUrl);
    } finally {
      await close();
    }
  } catch (error) {
    const todo = config.databaseUrl ? 'Check DATABASE_URL, and that its server runs' : 'Read DATA_DIR/pg17/postgres.log';
    return [fail('database', `it does not answer: ${(error as Error).message.replace(/\.$/, '')}`, todo)];
  }
}

async function ask(config: AppConfig, url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const before = Date.now();
    const { rows } = await client.query<{ version: string; now: Date; migrations: boolean }>(
      `select current_setting('server_version_num') as version, clock_timestamp() as now, to_regclass('public.migrations') is not null as migrations`,
    );
    const [seen] = rows;
    if (!seen) return [];
    const middle = (before + Date.now()) / 2;
    const findings = [judgePostgres(Number(seen.version)), judgeClock(middle - seen.now.getTime())];
    return seen.migrations ? [...findings, ...(await askTables(client, config))] : findings;
  } finally {
    await client.end();
  }
}

async function askTables(client: pg.Client, config: AppConfig): Promise<Finding[]> {
  const { rows: applied } = await client.query<{ name: string }>('select name from public.migrations order by timestamp');
  const names = applied.map(({ name }) => name);
  const pending = KNOWN_MIGRATIONS.filter(({ name }) => !names.includes(name)).length;
  const { rows: notes } = await client.query<{ key: string; value: unknown }>(BACKUP_NOTES);
  return [
    judgeSchema(unknownMigration(names), pending, APP_VERSION),
    judgeBackups(readBackupNotes(notes), config.backups.dir !== undefined, new Date()),
  ];
}
