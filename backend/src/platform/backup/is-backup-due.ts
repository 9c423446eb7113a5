import type { BackupNotes } from './backup-notes.js';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Once a day; after a failure once an hour. Backups by hand and before upgrades do not count: their files may be anywhere. */
export function isBackupDue({ made, failed }: BackupNotes, now: Date): boolean {
  const since = (at: string | undefined) => (at === undefined ? Infinity : now.getTime() - Date.parse(at));
  if (Math.abs(since(failed?.at)) < HOUR_MS) return false;
  // A note of the future is one of a clock that was wrong.
  return Math.abs(since(made?.kind === 'daily' ? made.at : undefined)) >= DAY_MS;
}
