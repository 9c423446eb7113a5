import { readBackupNotes } from './backup-notes.js';

const made = {
  at: '2026-11-25T04:00:00.000Z',
  file: '/srv/backups/recruit-2026-11-25T04-00-00Z-daily.recruit',
  bytes: 48,
  kind: 'daily',
  isEncrypted: true,
};

describe('what the database knows of its backups', () => {
  it('O-06 is nothing before the first, and nothing that another version wrote in another way', () => {
    const nothing = { made: null, dailyAt: null, failed: null, files: new Map() };
    expect(readBackupNotes([])).toEqual(nothing);
    const odd = ['backup_made', 'backup_daily', 'backup_failed', 'backup_file:a'].map((key) => ({ key, value: 'odd' }));
    expect(readBackupNotes(odd)).toEqual(nothing);
  });

  it('O-06 a later backup by hand does not hide when the last one of a day was made', () => {
    const byHand = { ...made, at: '2026-11-25T09:00:00.000Z', kind: 'by-hand', by: 'maya' };
    const notes = readBackupNotes([
      { key: 'backup_made', value: byHand },
      { key: 'backup_daily', value: made },
    ]);
    expect([notes.made?.at, notes.made?.by, notes.dailyAt]).toEqual([byHand.at, 'maya', made.at]);
  });

  it('O-06 a note of the version before, which had no other of the day, counts', () => {
    expect(readBackupNotes([{ key: 'backup_made', value: made }]).dailyAt).toBe(made.at);
    expect(readBackupNotes([{ key: 'backup_made', value: { ...made, kind: 'before-upgrade' } }]).dailyAt).toBeNull();
  });

  it('O-06 has each file by its name', () => {
    const { files } = readBackupNotes([{ key: 'backup_file:recruit-2026-11-25T04-00-00Z-daily.recruit', value: made }]);
    expect([...files.keys()]).toEqual(['recruit-2026-11-25T04-00-00Z-daily.recruit']);
    expect(files.get('recruit-2026-11-25T04-00-00Z-daily.recruit')).toEqual(made);
  });
});
