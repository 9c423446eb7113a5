import { z } from 'zod';

import type { FinishedBackup } from './make-backup.js';
import type { ShelfKind } from './backup-shelf.js';

/** What of SQL is needed here; connections of pg and TypeORM have it. */
interface Statements {
  query: (text: string, values: unknown[]) => Promise<unknown>;
}

const Made = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  bytes: z.number(),
  kind: z.enum(['daily', 'before-upgrade', 'by-hand']),
  isEncrypted: z.boolean(),
});
const Failed = z.object({ at: z.iso.datetime(), message: z.string() });

export type BackupKind = ShelfKind | 'by-hand';

/** What the database knows of its backups. */
export interface BackupNotes {
  /** The last one that was written and read again. */
  made: z.infer<typeof Made> | null;
  /** What went wrong since; null when the last try was the one that was made. */
  failed: z.infer<typeof Failed> | null;
}

const NOTE = `
insert into app_state (key, value, updated_at) values ($1, $2, now())
on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;

export const BACKUP_NOTES = `select key, value from app_state where key in ('backup_made', 'backup_failed')`;

export async function noteBackup(
  database: Statements,
  kind: BackupKind,
  { file, bytes, manifest }: FinishedBackup,
  isEncrypted: boolean,
): Promise<void> {
  await database.query(NOTE, ['backup_made', JSON.stringify({ at: manifest.createdAt, file, bytes, kind, isEncrypted })]);
  await database.query(`delete from app_state where key = $1`, ['backup_failed']);
}

export async function noteFailedBackup(database: Statements, message: string, now: Date): Promise<void> {
  await database.query(NOTE, ['backup_failed', JSON.stringify({ at: now.toISOString(), message })]);
}

/** From the rows of BACKUP_NOTES; what another version wrote in another way counts as nothing. */
export function readBackupNotes(rows: readonly { key: string; value: unknown }[]): BackupNotes {
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value;
  return {
    made: Made.safeParse(valueOf('backup_made')).data ?? null,
    failed: Failed.safeParse(valueOf('backup_failed')).data ?? null,
  };
}
