import path from 'node:path';

import { z } from 'zod';

import { BACKUP_KINDS, type BackupKind } from './backup-shelf.js';
import type { FinishedBackup } from './make-backup.js';

/** What of SQL is needed here; connections of pg and TypeORM have it. */
export interface Statements {
  query: (text: string, values: unknown[]) => Promise<unknown>;
}

const Made = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  bytes: z.number(),
  kind: z.enum(BACKUP_KINDS),
  isEncrypted: z.boolean(),
  /** The account that asked for it. */
  by: z.string().optional(),
});
const Failed = z.object({ at: z.iso.datetime(), message: z.string() });
const Moment = z.object({ at: z.iso.datetime() });

export type MadeBackup = z.infer<typeof Made>;

/** The database's record of its backups. */
export interface BackupNotes {
  /** The last one that was written and read again. */
  made: MadeBackup | null;
  /** When the last one of a day was made, which a later one by hand does not hide. */
  dailyAt: string | null;
  /** What went wrong since; null when the last try was the one that was made. */
  failed: z.infer<typeof Failed> | null;
  /** Those that were written and read again, by the names of their files. */
  files: ReadonlyMap<string, MadeBackup>;
}

const NOTE = `
insert into app_state (key, value, updated_at) values ($1, $2, now())
on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;

const FILE = 'backup_file:';

export const BACKUP_NOTES = `
select key, value from app_state
where key in ('backup_made', 'backup_daily', 'backup_failed') or starts_with(key, '${FILE}')`;

export interface BackupFacts {
  kind: BackupKind;
  isEncrypted: boolean;
  /** The account that asked for it. */
  by?: string;
  /** Whether it is in the folder of the server, and not wherever a command put it. */
  isShelved: boolean;
}

export async function noteBackup(database: Statements, { file, bytes, manifest }: FinishedBackup, facts: BackupFacts): Promise<void> {
  const { kind, isEncrypted, by, isShelved } = facts;
  const note = JSON.stringify({ at: manifest.createdAt, file, bytes, kind, isEncrypted, by });
  await database.query(NOTE, ['backup_made', note]);
  if (kind === 'daily') await database.query(NOTE, ['backup_daily', note]);
  if (isShelved) await database.query(NOTE, [FILE + path.basename(file), note]);
  await database.query(`delete from app_state where key = $1`, ['backup_failed']);
}

/** Of files that were deleted. */
export async function forgetBackups(database: Statements, names: readonly string[]): Promise<void> {
  if (names.length > 0) await database.query('delete from app_state where key = any($1)', [names.map((name) => FILE + name)]);
}

export async function noteFailedBackup(database: Statements, message: string, now: Date): Promise<void> {
  await database.query(NOTE, ['backup_failed', JSON.stringify({ at: now.toISOString(), message })]);
}

/** From the rows of BACKUP_NOTES; what another version wrote in another way counts as nothing. */
export function readBackupNotes(rows: readonly { key: string; value: unknown }[]): BackupNotes {
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value;
  const made = Made.safeParse(valueOf('backup_made')).data ?? null;
  const daily = Moment.safeParse(valueOf('backup_daily')).data ?? (made?.kind === 'daily' ? made : null);
  return {
    made,
    dailyAt: daily?.at ?? null,
    failed: Failed.safeParse(valueOf('backup_failed')).data ?? null,
    files: new Map(rows.filter(({ key }) => key.startsWith(FILE)).flatMap(({ key, value }) => filesOf(key, value))),
  };
}

function filesOf(key: string, value: unknown): [string, MadeBackup][] {
  const { data } = Made.safeParse(value);
  return data ? [[key.slice(FILE.length), data]] : [];
}
