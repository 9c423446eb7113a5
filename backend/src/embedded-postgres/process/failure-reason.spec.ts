import { failureReason, failureRemedy, errorOutput, unstatedReason } from './failure-reason.js';

const FULL = `LOG:  database system was interrupted while in recovery
HINT:  This probably means that some data is corrupted and you will have to use the last backup for recovery.
FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device
LOG:  database system is shut down`;

describe('why the embedded database does not start', () => {
  it('O-09 is its last grave line, without the lines around it', () => {
    expect(failureReason(FULL)).toBe('could not write to file "pg_wal/xlogtemp.7": No space left on device');
    expect(failureReason(`FATAL:  first\nPANIC:  worse\nFATAL:  refused`)).toBe('worse');
  });

  it('O-09 is the full disk, also where something that sounds graver followed from it', () => {
    const made = `running bootstrap script ... 2026-11-26 21:06:06.625 UTC [7] FATAL:  could not extend file "base/1/2691": No space left on device
2026-11-26 21:06:06.634 UTC [7] PANIC:  cannot abort transaction 1, it was already committed
child process exited with exit code 134`;
    expect(failureReason(made)).toBe('could not extend file "base/1/2691": No space left on device');
    const partly = failureReason(made.replace('No space left on device', 'wrote only 4096 of 8192 bytes at block 15'));
    expect(partly).toBe('could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 15');
    expect(failureRemedy(partly)).toMatch(/^The disk is full/);
  });

  it('O-09 is the error of initdb, without what it did before', () => {
    const said = 'fixing permissions on existing directory\ninitdb: error: could not access directory "/data": Permission denied\n';
    expect(failureReason(said)).toBe('could not access directory "/data": Permission denied');
  });

  it('O-09 is what was said where no line is grave, and names the log where nothing was said', () => {
    expect(failureReason('postgres: not\n  found')).toBe('postgres: not found');
    expect(failureReason('')).toBe('see postgres.log in the folder of the database');
  });

  it('O-09 a server that could not even write its log has a full disk', async () => {
    expect(unstatedReason(4_096)).toBe('No space left on device');
    expect(unstatedReason(1_000_000)).toBe('');
    expect(await errorOutput('/', ' gone\n')).toBe('gone');
  });

  it('O-09 of a full disk the operator reads that nothing is lost; of other reasons nothing is promised', () => {
    const words = 'The disk is full. Free space, then start again. Nothing that was stored is lost.';
    for (const full of [failureReason(FULL), unstatedReason(0), 'write: Disk quota exceeded']) expect(failureRemedy(full)).toBe(words);
    expect(failureRemedy('could not open file "global/pg_control"')).toBeUndefined();
  });
});
