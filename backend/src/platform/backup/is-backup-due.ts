import type { BackupNotes } from './backup-notes.js';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Once a day; after a failure once an hour. Backups by hand and before upgrades do not count: their files may be anywhere. */
export function isBackupDue({ dailyAt, failed }: Pick<BackupNotes, 'dailyAt' | 'failed'>, now: Date): boolean {
  const since = (at: string | null) => (at === null ? Infinity : now.getTime() - Date.parse(at));
  if (Math.abs(since(failed?.at ?? null)) < HOUR_MS) return false;
  // A note of the future is one of a clock that was wrong.
  return Math.abs(since(dailyAt)) >= DAY_MS;
}
