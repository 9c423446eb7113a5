import type { GmailAccounts, NewConnection } from '../application/ports/gmail-accounts.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const PACE = { dailyCap: 3, intervalMs: 2_000 };
const GRANTS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'] as const;

/** A connection of `userId` to an account of its own. */
export function aConnection(userId: string, changes: Partial<NewConnection> = {}): NewConnection {
  return {
    userId,
    googleSub: `sub of ${userId}`,
    email: 'Marcus@gmail.example',
    canReadReplies: true,
    grantId: GRANTS[0],
    refreshToken: 'refresh',
    accessToken: 'access',
    accessExpiresAt: at(3_600_000),
    now: NOW,
    ...changes,
  };
}

/** What the gateway and the settings page rely on. `users`: two athletes that exist. */
export function gmailAccountsContract(open: () => Promise<{ accounts: GmailAccounts; users: [string, string] }>): void {
  let accounts: GmailAccounts;
  let marcus: string;
  let jordan: string;

  beforeEach(async () => {
    const opened = await open();
    accounts = opened.accounts;
    [marcus, jordan] = opened.users;
  });

  const reserve = (messageId: string, ms = 0) => accounts.reserveSend({ userId: marcus, messageId, pace: PACE, now: at(ms) });

  it('G-03 keeps one account for each athlete, with its tokens, and gives it back when it is removed', async () => {
    await accounts.connect(aConnection(marcus));
    expect(await accounts.byUser(marcus)).toMatchObject({
      email: 'Marcus@gmail.example',
      state: 'connected',
      canReadReplies: true,
      refreshToken: 'refresh',
      accessToken: 'access',
    });
    expect(await accounts.byUser(jordan)).toBeNull();
    await accounts.connect(aConnection(marcus, { email: 'two@gmail.example', googleSub: 'two', refreshToken: 'second' }));
    expect(await accounts.remove(marcus, NOW)).toMatchObject({ googleSub: 'two', refreshToken: 'second' });
    expect(await accounts.byUser(marcus)).toBeNull();
    expect(await accounts.remove(marcus, NOW)).toBeNull();
  });

  it('G-03 one Google account serves one athlete, until its grant is lost', async () => {
    await accounts.connect(aConnection(marcus, { googleSub: 'shared' }));
    expect(await accounts.connect(aConnection(jordan, { googleSub: 'shared' }))).toBe('taken');
    expect(await accounts.byUser(jordan)).toBeNull();
    expect(await accounts.connect(aConnection(marcus, { googleSub: 'shared' }))).toBe('connected');
    await accounts.lose(marcus, GRANTS[0], 'grant_ended', NOW);
    expect(await accounts.connect(aConnection(jordan, { googleSub: 'shared' }))).toBe('connected');
    expect(await accounts.isKnown('shared')).toBe(true);
    expect(await accounts.isKnown('other')).toBe(false);
  });

  it('G-03 a grant is lost once, whoever notices, and an old grant takes no new one with it', async () => {
    await accounts.connect(aConnection(marcus));
    const results = await Promise.all([1, 2, 3].map(() => accounts.lose(marcus, GRANTS[0], 'grant_ended', NOW)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await accounts.overview(marcus, NOW)).account).toMatchObject({ state: 'needs_reconnect', reason: 'grant_ended' });
    await accounts.connect(aConnection(marcus, { grantId: GRANTS[1] }));
    expect(await accounts.lose(marcus, GRANTS[0], 'grant_ended', NOW)).toBe(false);
    await accounts.keepAccess(marcus, GRANTS[0], { accessToken: 'late', accessExpiresAt: NOW, now: NOW });
    await accounts.loseReading(marcus, GRANTS[0]);
    expect(await accounts.byUser(marcus)).toMatchObject({ state: 'connected', accessToken: 'access', canReadReplies: true });
  });

  it('G-03 a fresh access token is kept; reading can be lost alone', async () => {
    await accounts.connect(aConnection(marcus));
    await accounts.keepAccess(marcus, GRANTS[0], { accessToken: 'fresh', accessExpiresAt: at(1), now: NOW });
    await accounts.loseReading(marcus, GRANTS[0]);
    expect(await accounts.byUser(marcus)).toMatchObject({
      accessToken: 'fresh',
      accessExpiresAt: at(1),
      canReadReplies: false,
      state: 'connected',
    });
  });

  it('G-04 of two that ask at the same moment one waits', async () => {
    await accounts.connect(aConnection(marcus));
    const kinds = (await Promise.all([reserve('a'), reserve('b')])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['reserved', 'wait']);
  });

  it('G-04 rows decide over pace and daily cap, also when the account was connected again', async () => {
    await accounts.connect(aConnection(marcus));
    for (const [id, ms] of [
      ['a', 0],
      ['b', 2_000],
      ['c', 4_000],
    ] as const)
      await reserve(id, ms);
    await accounts.remove(marcus, NOW);
    await accounts.connect(aConnection(marcus));
    expect(await reserve('d', 60_000)).toEqual({ kind: 'wait', until: at(24 * 3_600_000), why: 'daily_cap' });
    expect((await accounts.overview(marcus, at(60_000))).sentLast24Hours).toBe(3);
    expect(await reserve('d', 24 * 3_600_000 + 1)).toEqual({ kind: 'reserved' });
  });

  it('G-04 what did not leave gives its place back; what did is known by its mailbox', async () => {
    await accounts.connect(aConnection(marcus));
    await reserve('a');
    expect(await accounts.mailboxOf('a')).toBe('marcus@gmail.example');
    await accounts.releaseSend('a');
    expect(await accounts.mailboxOf('a')).toBeNull();
    expect(await reserve('b', 1)).toEqual({ kind: 'reserved' });
  });

  it('G-04 nothing leaves without a connected account', async () => {
    expect(await reserve('a')).toEqual({ kind: 'gone' });
    await accounts.connect(aConnection(marcus));
    await accounts.lose(marcus, GRANTS[0], 'grant_ended', NOW);
    expect(await reserve('a')).toEqual({ kind: 'gone' });
  });

  it('G-04 a pause holds for its mailbox, and the later of two wins', async () => {
    await accounts.connect(aConnection(marcus));
    await accounts.pauseSending(marcus, at(60_000));
    await accounts.pauseSending(marcus, at(30_000));
    expect(await reserve('a')).toEqual({ kind: 'wait', until: at(60_000), why: 'paused' });
    expect(await reserve('a', 60_000)).toEqual({ kind: 'reserved' });
  });

  it('G-04 each refusal in a row waits longer, a call that goes well begins again, and Gmail’s own word counts', async () => {
    await accounts.connect(aConnection(marcus));
    const refusal = { userId: marcus, askedFor: null, everyone: false, random: 0, now: NOW };
    expect(await accounts.slowDown(refusal)).toEqual(at(2_000));
    expect(await accounts.slowDown(refusal)).toEqual(at(4_000));
    await accounts.forgiveStrikes(marcus);
    expect(await accounts.slowDown(refusal)).toEqual(at(2_000));
    expect(await accounts.slowDown({ ...refusal, askedFor: at(90_000) })).toEqual(at(90_000));
    expect(await reserve('a')).toMatchObject({ until: at(90_000) });
  });

  it('G-04 a refusal that means the whole server holds back every mailbox', async () => {
    await accounts.connect(aConnection(marcus));
    await accounts.connect(aConnection(jordan));
    await accounts.slowDown({ userId: jordan, askedFor: at(50_000), everyone: true, random: 0, now: NOW });
    const held = { kind: 'wait', until: at(50_000), why: 'paused' };
    expect(await reserve('a')).toEqual(held);
    expect(await accounts.reserveSend({ userId: jordan, messageId: 'b', pace: PACE, now: NOW })).toEqual(held);
  });
}
