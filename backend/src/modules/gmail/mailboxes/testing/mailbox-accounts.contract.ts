import type { MailboxAccounts } from '../application/ports/mailbox-accounts.js';
import { aMailbox, aMicrosoftMailbox } from './a-mailbox.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const FIRST = '00000000-0000-7000-8000-000000000001';
const SECOND = '00000000-0000-7000-8000-000000000002';
const LOSS = { reason: 'sign_in_refused', words: 'Invalid credentials', now: NOW } as const;

/** What reading, sending and the card rely on. `users`: two athletes that exist and have no account. */
export function mailboxAccountsContract(open: () => Promise<{ accounts: MailboxAccounts; users: [string, string] }>): void {
  let accounts: MailboxAccounts;
  let marcus: string;
  let jordan: string;

  beforeEach(async () => {
    const opened = await open();
    accounts = opened.accounts;
    [marcus, jordan] = opened.users;
  });

  it('M-03 keeps one mailbox for each athlete, with its password, until it is removed', async () => {
    expect([await accounts.byUser(marcus), await accounts.isConnected(marcus)]).toEqual([null, false]);
    expect(await accounts.connect(aMailbox(marcus))).toBe('connected');
    const { now: _now, ...login } = aMailbox(marcus);
    const fresh = { state: 'connected', reason: null, words: null, filesSent: null, nextSignInAt: null };
    expect(await accounts.byUser(marcus)).toMatchObject({ ...login, ...fresh });
    await accounts.connect(aMailbox(marcus, { address: 'two@mail.example', password: 'another', connectionId: SECOND }));
    expect(await accounts.byUser(marcus)).toMatchObject({ address: 'two@mail.example', password: 'another', connectionId: SECOND });
    expect((await accounts.overview(marcus, NOW)).account).toMatchObject({ address: 'two@mail.example', state: 'connected' });
    expect([await accounts.remove(marcus, NOW), await accounts.remove(marcus, NOW)]).toEqual([true, false]);
    expect([await accounts.byUser(marcus), (await accounts.overview(marcus, NOW)).account]).toEqual([null, null]);
  });

  it('M-03 one mailbox serves one athlete, whatever the address and the case, until it is lost', async () => {
    const shared = { username: 'Shared', address: 'one@mail.example' };
    await accounts.connect(aMailbox(marcus, shared));
    const again = aMailbox(jordan, { username: 'shared', address: 'two@mail.example' });
    expect(await accounts.connect(again)).toBe('taken');
    expect(await accounts.byUser(jordan)).toBeNull();
    expect(await accounts.connect(aMailbox(marcus, shared))).toBe('connected');
    await accounts.lose(marcus, FIRST, LOSS);
    expect(await accounts.connect(again)).toBe('connected');
  });

  it('M-04 a mailbox is lost once, whoever notices, and an old connection takes no new one with it', async () => {
    await accounts.connect(aMailbox(marcus));
    const results = await Promise.all([1, 2, 3].map(() => accounts.lose(marcus, FIRST, LOSS)));
    expect(results.filter(Boolean)).toHaveLength(1);
    const { now: _now, ...loss } = LOSS;
    expect(await accounts.byUser(marcus)).toMatchObject({ state: 'needs_reconnect', ...loss });
    expect(await accounts.isConnected(marcus)).toBe(true);
    await accounts.connect(aMailbox(marcus, { connectionId: SECOND }));
    expect(await accounts.byUser(marcus)).toMatchObject({ state: 'connected', reason: null, words: null });
    expect(await accounts.lose(marcus, FIRST, LOSS)).toBe(false);
    expect(await accounts.countFailedSignIn(marcus, FIRST)).toBe(0);
    await accounts.holdSignIns(marcus, FIRST, at(1_000));
    await accounts.noteFilesSent(marcus, FIRST, true);
    expect(await accounts.byUser(marcus)).toMatchObject({ state: 'connected', nextSignInAt: null, filesSent: null });
  });

  it('M-04 refused sign-ins are counted in a row, and the longer wait holds; one that goes well, or a new connection, begins again', async () => {
    await accounts.connect(aMailbox(marcus));
    const counted = await Promise.all([1, 2].map(() => accounts.countFailedSignIn(marcus, FIRST)));
    expect(counted.sort()).toEqual([1, 2]);
    await accounts.holdSignIns(marcus, FIRST, at(2_000));
    await accounts.holdSignIns(marcus, FIRST, at(1_000));
    expect(await accounts.byUser(marcus)).toMatchObject({ nextSignInAt: at(2_000) });
    await accounts.forgiveSignIns(marcus, FIRST);
    expect(await accounts.byUser(marcus)).toMatchObject({ nextSignInAt: null });
    expect(await accounts.countFailedSignIn(marcus, FIRST)).toBe(1);
    await accounts.connect(aMailbox(marcus, { connectionId: SECOND }));
    expect(await accounts.countFailedSignIn(marcus, SECOND)).toBe(1);
    await accounts.lose(marcus, SECOND, LOSS);
    expect(await accounts.countFailedSignIn(marcus, SECOND)).toBe(0);
  });

  it('M-04 what was seen of the provider stays known when the same mailbox is connected again, and with no other', async () => {
    await accounts.connect(aMailbox(marcus));
    await accounts.noteFilesSent(marcus, FIRST, true);
    await accounts.connect(aMailbox(marcus, { connectionId: SECOND }));
    expect(await accounts.byUser(marcus)).toMatchObject({ filesSent: true });
    await accounts.connect(aMailbox(marcus, { connectionId: SECOND, username: 'another' }));
    expect(await accounts.byUser(marcus)).toMatchObject({ filesSent: null });
  });

  it('M-07 keeps the tokens of a mailbox by OAuth, renewed ones in place of the last, and only for the present connection', async () => {
    const first = { refreshToken: 'refresh 1', accessToken: 'access 1', accessExpiresAt: at(3_600_000) };
    await accounts.connect(aMicrosoftMailbox(marcus));
    expect(await accounts.byUser(marcus)).toMatchObject({ auth: 'oauth', password: null, tokens: first, provider: 'microsoft' });
    expect((await accounts.overview(marcus, NOW)).account).toMatchObject({ auth: 'oauth' });
    const renewed = { refreshToken: 'refresh 2', accessToken: 'access 2', accessExpiresAt: at(7_200_000) };
    await accounts.keepTokens(marcus, SECOND, renewed, NOW);
    expect(await accounts.byUser(marcus)).toMatchObject({ tokens: first });
    await accounts.keepTokens(marcus, FIRST, renewed, NOW);
    expect(await accounts.byUser(marcus)).toMatchObject({ tokens: renewed });
    await accounts.dropAccess(marcus, SECOND);
    expect(await accounts.byUser(marcus)).toMatchObject({ tokens: renewed });
    await accounts.dropAccess(marcus, FIRST);
    expect(await accounts.byUser(marcus)).toMatchObject({
      tokens: { refreshToken: 'refresh 2', accessToken: null, accessExpiresAt: null },
    });
  });

  it('M-07 a password in place of tokens, and tokens in place of a password, leave nothing of the other', async () => {
    await accounts.connect(aMicrosoftMailbox(marcus));
    await accounts.connect(aMailbox(marcus, { connectionId: SECOND }));
    expect(await accounts.byUser(marcus)).toMatchObject({ auth: 'password', password: 'päss wörd', tokens: null });
    await accounts.keepTokens(marcus, SECOND, { refreshToken: 'late', accessToken: null, accessExpiresAt: null }, NOW);
    expect(await accounts.byUser(marcus)).toMatchObject({ password: 'päss wörd' });
    await accounts.connect(aMicrosoftMailbox(marcus));
    expect(await accounts.byUser(marcus)).toMatchObject({ auth: 'oauth', password: null });
  });
}
