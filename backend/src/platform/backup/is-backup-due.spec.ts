import { isBackupDue } from './is-backup-due.js';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const failed = (hours: number) => ({ at: before(hours), message: 'The disk is full.' });

describe('whether the backup of a day is due', () => {
  it('O-06 is when there was none yet', () => {
    expect(isBackupDue({ dailyAt: null, failed: null }, NOW)).toBe(true);
  });

  it('O-06 is a day after the last one, not before', () => {
    expect(isBackupDue({ dailyAt: before(23.99), failed: null }, NOW)).toBe(false);
    expect(isBackupDue({ dailyAt: before(24), failed: null }, NOW)).toBe(true);
  });

  it('O-06 is tried again an hour after a failure, not before', () => {
    expect(isBackupDue({ dailyAt: before(30), failed: failed(0.99) }, NOW)).toBe(false);
    expect(isBackupDue({ dailyAt: before(30), failed: failed(1) }, NOW)).toBe(true);
    expect(isBackupDue({ dailyAt: before(2), failed: failed(1) }, NOW)).toBe(false);
  });

  it('O-06 notes of a clock that was wrong hold nothing up', () => {
    expect(isBackupDue({ dailyAt: before(-48), failed: null }, NOW)).toBe(true);
    expect(isBackupDue({ dailyAt: null, failed: failed(-48) }, NOW)).toBe(true);
  });
});
