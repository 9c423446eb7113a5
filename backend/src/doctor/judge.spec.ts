import { lineOf, type Finding } from './finding.js';
import { judgeBackups, judgeClock, judgeDisk, judgeFolder, judgeNode, judgePostgres, judgeReplica, judgeSchema } from './judge.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const stateOf = ({ state }: Finding) => state;
const made = (at: string) => ({ made: { at, file: '/b', bytes: 1, kind: 'daily' as const, isEncrypted: false }, failed: null });

describe('what the doctor makes of what it sees', () => {
  it('O-07 Node: 20.19 at least', () => {
    expect(['v18.20.0', 'v20.18.3', 'v20.19.0', 'v24.21.0'].map((version) => stateOf(judgeNode(version)))).toEqual([
      'fail',
      'fail',
      'ok',
      'ok',
    ]);
  });

  it('O-07 disk: little is a warning, almost nothing a failure', () => {
    expect([5e9, 1e9, 1e8].map((free) => stateOf(judgeDisk('/data', free)))).toEqual(['ok', 'warn', 'fail']);
  });

  it('O-07 disk: says what stops without room, and which variable names it', () => {
    expect(judgeDisk('/data', 1e8)).toMatchObject({
      name: 'disk',
      found: '100 MB free for /data',
      todo: expect.stringMatching(/the database stops/),
    });
    expect(judgeDisk('/data', 1e9).todo).toMatch(/DATA_DIR/);
    expect(judgeDisk('/backups', 1e8, 'backup disk')).toMatchObject({
      name: 'backup disk',
      todo: expect.stringMatching(/no backup is made/),
    });
    expect(judgeDisk('/backups', 1e9, 'backup disk').todo).toMatch(/BACKUP_DIR/);
  });

  it('O-07 the data folder: closed to other accounts', () => {
    expect(stateOf(judgeFolder('/data', 0o40700))).toBe('ok');
    expect(stateOf(judgeFolder('/data', null))).toBe('ok');
    // As a start by root leaves it: the account of the database passes through.
    expect(stateOf(judgeFolder('/data', 0o40710))).toBe('ok');
    expect([0o40701, 0o40740, 0o40720].map((mode) => stateOf(judgeFolder('/data', mode)))).toEqual(['warn', 'warn', 'warn']);
    expect(judgeFolder('/data', 0o40755)).toMatchObject({ state: 'warn', todo: 'Close it: chmod 700 /data' });
  });

  it('O-07 the database: PostgreSQL 14 at least', () => {
    expect([130_020, 140_000, 170_010].map((version) => stateOf(judgePostgres(version)))).toEqual(['fail', 'ok', 'ok']);
    expect(judgePostgres(170_010).found).toBe('PostgreSQL 17.10');
  });

  it('O-09 the replica: of the same database, and a replica', () => {
    const states = [true, false].flatMap((isSame) => [true, false].map((isReplica) => stateOf(judgeReplica({ isReplica, isSame }))));
    expect(states).toEqual(['ok', 'warn', 'fail', 'fail']);
  });

  it('O-07 the tables: newer ones are a failure, older ones a warning', () => {
    expect(stateOf(judgeSchema(undefined, 0, '0.2.0'))).toBe('ok');
    expect(stateOf(judgeSchema(undefined, 3, '0.2.0'))).toBe('warn');
    expect(judgeSchema('Tomorrow', 0, '0.2.0')).toMatchObject({ state: 'fail', found: 'they are newer than Recruit 0.2.0 (Tomorrow)' });
  });

  it('O-07 the clock: ten minutes off is a failure, in either direction', () => {
    expect([0, 4_000, -20_000, 600_000, -600_000].map((ahead) => stateOf(judgeClock(ahead)))).toEqual(['ok', 'ok', 'warn', 'fail', 'fail']);
    expect(judgeClock(-600_000).found).toBe('600 s behind the database’s');
  });

  it('O-07 backups: none, an old one, one that failed', () => {
    expect(stateOf(judgeBackups({ made: null, failed: null }, false, NOW))).toBe('warn');
    expect(stateOf(judgeBackups(made('2026-11-25T04:00:00.000Z'), true, NOW))).toBe('ok');
    expect(stateOf(judgeBackups(made('2026-11-22T04:00:00.000Z'), true, NOW))).toBe('fail');
    expect(stateOf(judgeBackups(made('2026-11-22T04:00:00.000Z'), false, NOW))).toBe('ok');
    expect(stateOf(judgeBackups(made('2026-11-01T04:00:00.000Z'), false, NOW))).toBe('warn');
    const failed = { at: '2026-11-25T09:00:00.000Z', message: 'The disk is full.' };
    expect(judgeBackups({ ...made('2026-11-25T04:00:00.000Z'), failed }, true, NOW)).toMatchObject({ state: 'fail' });
  });

  it('O-07 each finding is one line that ends with what to do', () => {
    expect(lineOf({ name: 'disk', state: 'warn', found: '900 MB free', todo: 'Free space' })).toBe(
      'warn  disk         900 MB free. Free space.',
    );
    expect(lineOf({ name: 'node', state: 'ok', found: 'v24.21.0' })).toBe('ok    node         v24.21.0.');
  });
});
