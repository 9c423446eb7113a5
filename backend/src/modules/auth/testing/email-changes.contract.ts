import { EmailTaken } from '../domain/account-errors.js';
import type { EmailChanges, NewEmailChange } from '../application/ports/email-changes.js';

export interface EmailChangesHarness {
  changes: EmailChanges;
  /** A new account: its id, its name and its address. */
  account: () => Promise<{ id: string; username: string; email: string }>;
  look: (id: string) => Promise<{ email: string; isVerified: boolean }>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

/** What every EmailChanges does; run on the fake and on PostgreSQL. */
export function emailChangesContract(open: () => EmailChangesHarness): void {
  let count = 0;
  const fresh = (what: string) => `${what}-${(count += 1)}@new.test`;

  /** An account with a change that waits, whose links were given. */
  const waiting = async () => {
    const account = await open().account();
    const change: NewEmailChange = { userId: account.id, email: fresh('next'), requestedAt: NOW, expiresAt: after(10) };
    await open().changes.begin(change);
    const tokens = { confirm: `confirm ${account.id}`, cancel: `cancel ${account.id}` };
    for (const link of ['confirm', 'cancel'] as const) await open().changes.giveLink(change, link, tokens[link]);
    return { account, change, tokens };
  };

  it('U-01 a change waits until it is made; the account keeps its address in the meantime', async () => {
    const { changes, look } = open();
    const { account, change } = await waiting();
    expect(await changes.pendingOf(account.id)).toEqual({ userId: account.id, email: change.email, requestedAt: NOW });
    expect(await look(account.id)).toMatchObject({ email: account.email });
  });

  it('U-01 the link in the new address makes the change once, and the address is verified', async () => {
    const { changes, look } = open();
    const { account, change, tokens } = await waiting();
    expect(await changes.confirm({ token: tokens.confirm }, NOW)).toEqual({
      ...{ userId: account.id, username: account.username, oldEmail: account.email, email: change.email },
    });
    expect(await look(account.id)).toEqual({ email: change.email, isVerified: true });
    expect([await changes.confirm({ token: tokens.confirm }, NOW), await changes.pendingOf(account.id)]).toEqual([null, null]);
  });

  it('U-01 a link that expired, or is the one to cancel, makes no change; an operator can still make it', async () => {
    const { changes, look } = open();
    const { account, change, tokens } = await waiting();
    expect(await changes.confirm({ token: tokens.confirm }, after(10))).toBeNull();
    expect(await changes.confirm({ token: tokens.cancel }, NOW)).toBeNull();
    expect(await look(account.id)).toMatchObject({ email: account.email });
    expect(await changes.confirm({ userId: account.id }, after(10))).toMatchObject({ email: change.email });
  });

  it('U-01 the link in the old address ends the change once', async () => {
    const { changes } = open();
    const { account, tokens } = await waiting();
    expect(await changes.cancel({ token: tokens.confirm })).toBeNull();
    expect(await changes.cancel({ token: tokens.cancel })).toBe(account.id);
    expect([await changes.cancel({ token: tokens.cancel }), await changes.confirm({ token: tokens.confirm }, NOW)]).toEqual([null, null]);
  });

  it('U-01 a later change takes the place of one that waits, and its links end', async () => {
    const { changes } = open();
    const { account, change, tokens } = await waiting();
    const later = { ...change, email: fresh('later'), requestedAt: after(1) };
    await changes.begin(later);
    expect(await changes.confirm({ token: tokens.confirm }, NOW)).toBeNull();
    expect([await changes.giveLink(change, 'confirm', 'too late'), await changes.giveLink(later, 'confirm', `new ${account.id}`)]).toEqual([
      false,
      true,
    ]);
    expect(await changes.confirm({ token: `new ${account.id}` }, NOW)).toMatchObject({ email: later.email });
  });

  it('U-01 an address that another account has by then changes nothing', async () => {
    const { changes, account: another, look } = open();
    const { account, tokens } = await waiting();
    const { email } = await another();
    const change: NewEmailChange = { userId: account.id, email, requestedAt: after(1), expiresAt: after(10) };
    await changes.begin(change);
    await changes.giveLink(change, 'confirm', tokens.confirm);
    await expect(changes.confirm({ token: tokens.confirm }, NOW)).rejects.toThrow(EmailTaken);
    expect(await look(account.id)).toMatchObject({ email: account.email });
    expect(await changes.pendingOf(account.id)).toMatchObject({ email });
  });
}
