import { MemoryAuditLog } from '../../audit/testing/memory-audit-log.js';
import { InvalidCredentials, UsernameTaken } from '../domain/account-errors.js';
import type { SignInTry } from '../domain/sign-in-try.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { NoteFailedSignIn } from './note-failed-sign-in.use-case.js';

describe('a failed sign-in in the audit log', () => {
  const marcus = accountOf({ username: 'Marcus' });
  let log: MemoryAuditLog;
  let note: NoteFailedSignIn;

  beforeEach(async () => {
    const { accounts } = new AuthWorld();
    await accounts.add(marcus);
    log = new MemoryAuditLog();
    note = new NoteFailedSignIn(accounts, log);
  });

  const tried = (username: string): SignInTry => {
    return { username, account: 'hash', source: 'hash', isKnownDevice: false, shownAddress: '192.0.2.0' };
  };
  const failed = { kind: 'sign_in_failed', actor: 'visitor', actorId: null, address: '192.0.2.0' };

  it('U-10 a wrong password is noted about the account, and the visitor reads the same error', async () => {
    const error = new InvalidCredentials();
    await expect(note.run(error, tried('marcus'))).rejects.toBe(error);
    expect(log.entries).toEqual([{ ...failed, subjectId: marcus.id, detail: {} }]);
  });

  it('U-10 a name that nobody has is not written down: it may be a password', async () => {
    await expect(note.run(new InvalidCredentials(), tried('touchdown'))).rejects.toThrow(InvalidCredentials);
    expect(log.entries).toEqual([{ ...failed, subjectId: null, detail: {} }]);
    expect(JSON.stringify(log.entries)).not.toContain('touchdown');
  });

  it('U-10 a second step that was refused is noted as such', async () => {
    const error = new UsernameTaken();
    await expect(note.secondStep(error, marcus.id, '192.0.2.0')).rejects.toBe(error);
    expect(log.entries).toEqual([{ ...failed, subjectId: marcus.id, detail: { with: 'second step' } }]);
  });

  it('U-10 a fault of the server is no failed sign-in', async () => {
    const fault = new Error('the database is gone');
    await expect(note.run(fault, tried('marcus'))).rejects.toBe(fault);
    await expect(note.run(new UsernameTaken(), tried('marcus'))).rejects.toThrow(UsernameTaken);
    await expect(note.secondStep(fault, marcus.id, '192.0.2.0')).rejects.toBe(fault);
    expect(log.entries).toEqual([]);
  });
});
