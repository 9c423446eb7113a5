import type { UpkeepAskedBackup, UpkeepBackupFile, UpkeepBackups } from '@/shared/api';
import { fileWords, howToWords, isOverdue, replacedBackup, stepWords } from './backup-words';

const file = (over: Partial<UpkeepBackupFile> = {}): UpkeepBackupFile => ({
  name: 'recruit-2026-11-25T04-00-00-000Z-by-hand.recruit',
  at: '2026-11-25T04:00:00.000Z',
  bytes: 48_211_034,
  kind: 'by-hand',
  isEncrypted: false,
  check: 'verified',
  madeBy: 'admin',
  ...over,
});

const last = { at: '2026-11-25T04:00:00.000Z', file: '/srv/one.recruit', bytes: 1, kind: 'daily', isEncrypted: true } as const;

const backups = (over: Partial<UpkeepBackups> = {}): UpkeepBackups => ({
  ...{ isDaily: true, keep: 2, folder: '/srv', isFolderReadable: true, last, failure: null, asked: null, files: [] },
  ...over,
});

describe('backups in words', () => {
  it.each<[Pick<UpkeepAskedBackup, 'state' | 'progress'>, string, string, number | null]>([
    [{ state: 'waiting', progress: null }, 'Waiting for the server to begin', '', null],
    [{ state: 'running', progress: null }, 'Making a backup', '', null],
    [
      { state: 'running', progress: { stage: 'database', done: 12, total: 70 } },
      'Step 1 of 3: copying the database',
      '12 of 70 tables',
      12,
    ],
    [{ state: 'running', progress: { stage: 'files', done: 1, total: null } }, 'Step 2 of 3: copying photos and keys', '1 file', null],
    [{ state: 'running', progress: { stage: 'check', done: 5, total: 9 } }, 'Step 3 of 3: reading the file again', '5 of 9 parts', 5],
  ])('O-06 says how far %j is', (asked, label, detail, value) => {
    expect(stepWords(asked)).toMatchObject({ label, detail, value });
  });

  it('O-06 a file has its kind, who asked for it, and whether others can read it', () => {
    expect(fileWords(file())).toBe('By hand, by admin · Not encrypted');
    expect(fileWords(file({ kind: 'daily', madeBy: null, isEncrypted: true }))).toBe('Each day · Encrypted');
    expect(fileWords(file({ kind: 'before-upgrade', madeBy: null, isEncrypted: null }))).toBe('Before an upgrade · Not a backup file');
  });

  it('O-06 says what is made by itself, and what to do where nothing is', () => {
    expect(howToWords(backups())).toBe('One is made each day. The newest 2 of each kind are kept.');
    expect(howToWords(backups({ isDaily: false }))).toMatch(/^Backups are not made automatically. Set BACKUP_DIR/);
    expect(howToWords(backups({ isDaily: false, folder: null, last: null }))).toMatch(
      /^No backup was made yet\. This server has no folder for backups\. Set BACKUP_DIR and restart it, or use npm run backup/,
    );
  });

  it('O-06 the next one takes the place of the oldest by hand, once there are as many as are kept', () => {
    const [newest, oldest] = [file(), file({ name: 'old' })];
    expect(replacedBackup(backups({ files: [newest, file({ kind: 'daily' })] }))).toBeUndefined();
    expect(replacedBackup(backups({ files: [newest, oldest, file({ kind: 'daily' })] }))).toBe(oldest);
  });

  it('O-06 the backup of a day that stays away is overdue after two days, unless a failure is shown already', () => {
    const after = (hours: number) => Date.parse(last.at) + hours * 3_600_000;
    expect(isOverdue(backups(), after(47))).toBe(false);
    expect(isOverdue(backups(), after(49))).toBe(true);
    expect(isOverdue(backups({ isDaily: false }), after(49))).toBe(false);
    expect(isOverdue(backups({ failure: { at: last.at, message: 'The disk is full.' } }), after(49))).toBe(false);
  });
});
