import type { UpkeepAskedBackup, UpkeepBackupFile, UpkeepBackups } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countOf, countText, sizeText } from '@/shared/lib/figures';

export const kindWords = { daily: 'Each day', 'before-upgrade': 'Before an upgrade', 'by-hand': 'By hand' } as const;

const stages = {
  database: { label: 'Step 1 of 3: copying the database', one: 'table', many: 'tables' },
  files: { label: 'Step 2 of 3: copying photos and keys', one: 'file', many: 'files' },
  check: { label: 'Step 3 of 3: reading the file again', one: 'part', many: 'parts' },
} as const;

interface StepWords {
  label: string;
  detail: string;
  value: number | null;
  max: number;
}

/** How far the backup under way is, for a progress bar. */
export function stepWords({ state, progress }: Pick<UpkeepAskedBackup, 'state' | 'progress'>): StepWords {
  if (state === 'waiting') return { label: 'Waiting for the server to begin', detail: '', value: null, max: 1 };
  if (progress === null) return { label: 'Making a backup', detail: '', value: null, max: 1 };
  const { label, one, many } = stages[progress.stage];
  const { done, total } = progress;
  if (total === null) return { label, detail: countOf(done, one, many), value: null, max: 1 };
  return { label, detail: `${countText(done)} of ${countOf(total, one, many)}`, value: done, max: total };
}

export const isUnderWay = (asked: UpkeepAskedBackup | null): boolean => asked?.state === 'waiting' || asked?.state === 'running';

/** Who requested the finished backup, when, and its result. */
export function resultWords({ askedBy, endedAt, bytes, askedAt }: UpkeepAskedBackup): string {
  const who = askedBy ?? 'a deleted account';
  return `Asked for by ${who}, ready ${momentWords(endedAt ?? askedAt)}: ${sizeText(bytes ?? 0)}, read again and verified.`;
}

export const checkWords = { verified: 'Verified', changed: 'Changed since', unknown: 'Not checked' } as const;

/** The kind of the file, for whom it was made, and whether it is encrypted. */
export function fileWords({ kind, madeBy, isEncrypted }: UpkeepBackupFile): string {
  const made = madeBy === null ? kindWords[kind] : `${kindWords[kind]}, by ${madeBy}`;
  if (isEncrypted === null) return `${made} · Not a backup file`;
  return `${made} · ${isEncrypted ? 'Encrypted' : 'Not encrypted'}`;
}

/** Whether the server makes backups automatically, or how to set that up. */
export function howToWords({ isDaily, keep, folder, last }: UpkeepBackups): string {
  const none = last === null ? 'No backup was made yet. ' : '';
  if (isDaily) return `${none}One is made each day. The newest ${countText(keep)} of each kind are kept.`;
  if (folder !== null) return `${none}Backups are not made automatically. Set BACKUP_DIR to make one each day, on another disk.`;
  return `${none}This server has no folder for backups. Set BACKUP_DIR and restart it, or use npm run backup -- --out FILE.`;
}

/** The backup that the next one takes the place of; undefined while there is room. */
export function replacedBackup({ files, keep }: UpkeepBackups): UpkeepBackupFile | undefined {
  const byHand = files.filter(({ kind }) => kind === 'by-hand');
  return byHand.length < keep ? undefined : byHand.at(-1);
}

const TWO_DAYS_MS = 2 * 24 * 3_600_000;

/** Whether the backup of a day stays away without a word. */
export const isOverdue = ({ isDaily, last, failure }: UpkeepBackups, now = Date.now()): boolean =>
  isDaily && failure === null && last !== null && now - Date.parse(last.at) > TWO_DAYS_MS;
