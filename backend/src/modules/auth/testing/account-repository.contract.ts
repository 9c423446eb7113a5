import type { AccountRepository } from '../application/ports/account-repository.js';
import { EmailTaken, UsernameTaken } from '../domain/account-errors.js';
import { accountOf } from './account-of.js';

export interface AccountRepositoryHarness {
  accounts: AccountRepository;
  /** Resolves with the session's id. */
  openSession(userId: string): Promise<string>;
  countSessions(userId: string): Promise<number>;
}

/** What every AccountRepository does; run on the fake and on PostgreSQL. */
export function accountRepositoryContract(harness: () => AccountRepositoryHarness): void {
  const NOW = new Date('2026-11-21T16:00:00.000Z');

  it('A-03 gives back what was added, by id and by name', async () => {
    const { accounts } = harness();
    const account = accountOf();
    await accounts.add(account);
    expect(await accounts.byId(account.id)).toEqual(account);
    expect(await accounts.byUsername(account.username)).toEqual(account);
  });

  it('A-03 answers null for an account that is not there', async () => {
    const { accounts } = harness();
    expect(await accounts.byId('00000000-0000-7000-8000-ffffffffffff')).toBeNull();
    expect(await accounts.byUsername('nobody')).toBeNull();
  });

  it('U-10 ends the role of an admin while another one is left', async () => {
    const { accounts } = harness();
    const [first, second] = [accountOf({ isAdmin: true }), accountOf({ isAdmin: true })];
    await accounts.add(first);
    await accounts.add(second);
    const ended = await Promise.all([accounts.endAdmin(first.id), accounts.endAdmin(second.id)]);
    expect(ended).toContain(true);
    expect(await accounts.anyAdmin()).toBe(true);
  });

  it('A-06 takes names and addresses as the same whatever their case, also beyond ASCII', async () => {
    const { accounts } = harness();
    const account = accountOf({ username: 'Jörg.Müller', email: 'Joerg@Recruit.test' });
    await accounts.add(account);
    expect((await accounts.byUsername('JÖRG.MÜLLER'))?.id).toBe(account.id);
    await expect(accounts.add(accountOf({ username: 'jörg.müller' }))).rejects.toThrow(UsernameTaken);
    await expect(accounts.add(accountOf({ email: 'JOERG@recruit.TEST' }))).rejects.toThrow(EmailTaken);
  });

  it('A-06 lets one of two sign-ups under one name win', async () => {
    const { accounts } = harness();
    const tries = [accountOf({ username: 'twice' }), accountOf({ username: 'Twice' })];
    const results = await Promise.allSettled(tries.map((account) => accounts.add(account)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('O-05 knows whether there is an admin', async () => {
    const { accounts } = harness();
    const account = accountOf();
    await accounts.add(account);
    await accounts.setAdmin(account.id, true);
    expect(await accounts.anyAdmin()).toBe(true);
    await accounts.setAdmin(account.id, false);
    expect(await accounts.anyAdmin()).toBe(false);
  });

  it('O-05 ends every session of the account with a new password, and no other', async () => {
    const { accounts, openSession, countSessions } = harness();
    const [mine, other] = [accountOf(), accountOf()];
    await accounts.add(mine);
    await accounts.add(other);
    await openSession(mine.id);
    await openSession(mine.id);
    await openSession(other.id);
    await accounts.setPassword(mine.id, { passwordHash: 'hash of another', now: NOW, mustChange: true });
    const changed = { passwordHash: 'hash of another', passwordChangedAt: NOW, mustChangePassword: true };
    expect(await accounts.byId(mine.id)).toMatchObject(changed);
    expect(await countSessions(mine.id)).toBe(0);
    expect(await countSessions(other.id)).toBe(1);
  });

  it('U-01 keeps the session in which the password was changed, which counts as chosen', async () => {
    const { accounts, openSession, countSessions } = harness();
    const account = accountOf({ mustChangePassword: true });
    await accounts.add(account);
    await openSession(account.id);
    const keepSession = await openSession(account.id);
    await accounts.setPassword(account.id, { passwordHash: 'hash of another', now: NOW, keepSession });
    expect(await countSessions(account.id)).toBe(1);
    expect((await accounts.byId(account.id))?.mustChangePassword).toBe(false);
  });

  it('U-02 finds an account by its address, whatever the case', async () => {
    const { accounts } = harness();
    const account = accountOf({ email: 'Found@Recruit.test' });
    await accounts.add(account);
    expect((await accounts.byEmail('fOUND@recruit.test'))?.id).toBe(account.id);
    expect(await accounts.byEmail('lost@recruit.test')).toBeNull();
  });

  it('P-04 asks for proof again after the address changed', async () => {
    const { accounts } = harness();
    const account = accountOf({ emailVerifiedAt: NOW });
    await accounts.add(account);
    await accounts.setEmail(account.id, 'new-address@recruit.test');
    expect(await accounts.byId(account.id)).toMatchObject({ email: 'new-address@recruit.test', emailVerifiedAt: null });
  });

  it('P-04 refuses the address of another account and keeps the old one', async () => {
    const { accounts } = harness();
    const [mine, other] = [accountOf(), accountOf()];
    await accounts.add(mine);
    await accounts.add(other);
    await expect(accounts.setEmail(mine.id, other.email.toUpperCase())).rejects.toThrow(EmailTaken);
    expect((await accounts.byId(mine.id))?.email).toBe(mine.email);
  });

  it('P-04 lets an athlete change the case of her own address', async () => {
    const { accounts } = harness();
    const account = accountOf();
    await accounts.add(account);
    await accounts.setEmail(account.id, account.email.toUpperCase());
    expect((await accounts.byId(account.id))?.email).toBe(account.email.toUpperCase());
  });

  it('P-04 takes a proof for the address that it is about, not for a later one', async () => {
    const { accounts } = harness();
    const account = accountOf();
    await accounts.add(account);
    expect(await accounts.verifyEmail(account.id, 'before@recruit.test', NOW)).toBe(false);
    expect((await accounts.byId(account.id))?.emailVerifiedAt).toBeNull();
    expect(await accounts.verifyEmail(account.id, account.email, NOW)).toBe(true);
    expect((await accounts.byId(account.id))?.emailVerifiedAt).toEqual(NOW);
  });
}
