import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import { RecordedLostAccounts } from '../../gateways/testing/recorded-lost-accounts.js';
import { aMailbox, aMicrosoftMailbox } from '../testing/a-mailbox.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import { MailboxSignIns } from './mailbox-sign-ins.js';
import { MemoryMicrosoftOAuth } from '../../microsoft/testing/memory-microsoft-oauth.js';
import { RenewAccess } from './renew-access.js';
import type { MailboxAccount } from './ports/mailbox-accounts.js';

const MINUTE_MS = 60_000;
const REFUSED = new MailServerProblem('sign_in_refused', 'Invalid credentials');

describe('sign-ins to a mailbox', () => {
  let clock: FixedClock;
  let accounts: MemoryMailboxAccounts;
  let signIns: MailboxSignIns;
  let notice: RecordedLostAccounts;
  let microsoft: MemoryMicrosoftOAuth;

  beforeEach(async () => {
    [clock, accounts, notice] = [new FixedClock(), new MemoryMailboxAccounts(), new RecordedLostAccounts()];
    microsoft = new MemoryMicrosoftOAuth(clock, { imap: aMailbox('marcus').imap, smtp: aMailbox('marcus').smtp });
    signIns = new MailboxSignIns(accounts, notice, clock, new RenewAccess(accounts, microsoft, clock));
    await accounts.connect(aMailbox('marcus'));
  });

  const account = async (): Promise<MailboxAccount> => {
    const found = await accounts.byUser('marcus');
    if (!found) throw new Error('no account');
    return found;
  };
  const reasons = () => notice.notified.map(({ reason }) => reason);
  const fail = async (problem = REFUSED) => signIns.failed(await account(), problem);
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);

  it('M-04 after each refusal the wait is twice as long; until then nobody asks', async () => {
    for (const minutes of [1, 2, 4, 8]) {
      const retryAt = inMinutes(minutes);
      expect(await fail()).toEqual({ kind: 'slow_down', retryAt });
      expect(signIns.obstacle(await account())).toEqual({ kind: 'slow_down', retryAt });
      clock.advance(minutes * MINUTE_MS);
      expect(signIns.obstacle(await account())).toBeNull();
    }
  });

  it('M-04 the fifth refusal ends it, the athlete is notified once, and nothing is tried any more', async () => {
    const lost = { kind: 'needs_reconnect', reason: 'sign_in_refused', words: 'Invalid credentials' };
    for (let time = 0; time < 4; time += 1) await fail();
    const before = await account();
    expect(await fail()).toEqual(lost);
    // Another process that was at it at the same time.
    expect(await signIns.lose(before, 'sign_in_refused', 'Invalid credentials')).toEqual(lost);
    expect(signIns.obstacle(await account())).toEqual(lost);
    expect(reasons()).toEqual([expect.stringContaining('“Invalid credentials”')]);
  });

  it('M-04 one that works begins again', async () => {
    for (let time = 0; time < 4; time += 1) await fail();
    await signIns.succeeded(await account());
    expect(await fail()).toEqual({ kind: 'slow_down', retryAt: inMinutes(1) });
  });

  it('M-04 a provider that limits sign-ins is left alone for 15 minutes, and that counts as no refusal', async () => {
    for (let time = 0; time < 9; time += 1) {
      expect(await fail(new MailServerProblem('try_later', 'Too many'))).toEqual({ kind: 'slow_down', retryAt: inMinutes(15) });
    }
    expect(await account()).toMatchObject({ state: 'connected' });
  });

  it('M-04 a server that cannot be reached changes nothing', async () => {
    for (const kind of ['unreachable', 'certificate', 'no_tls', 'no_answer', 'closed', 'not_a_mail_server'] as const) {
      expect(await fail(new MailServerProblem(kind))).toMatchObject({ kind: 'unavailable', message: expect.stringContaining(kind) });
    }
    expect(signIns.obstacle(await account())).toBeNull();
  });

  it('M-04 a password that cannot be unsealed is said as such', async () => {
    expect(signIns.obstacle({ ...(await account()), password: null })).toEqual({
      kind: 'needs_reconnect',
      reason: 'password_unreadable',
      words: null,
    });
  });

  it('M-04 a notice that does not get out changes nothing', async () => {
    notice.isDown = true;
    expect(await signIns.lose(await account(), 'may_not_send', 'Relaying denied')).toMatchObject({ kind: 'needs_reconnect' });
    expect(await account()).toMatchObject({ state: 'needs_reconnect', reason: 'may_not_send' });
  });

  describe('with Microsoft’s sign-in', () => {
    beforeEach(async () => {
      await accounts.connect(aMicrosoftMailbox('marcus', microsoft.issue('marcus@outlook.example')));
    });

    const open = async () => signIns.open(await account());

    it('M-07 the password comes from the account, an access token from Microsoft once the last one ends', async () => {
      const { username, tokens } = await account();
      expect(await open()).toEqual({ kind: 'ready', credentials: { username, accessToken: tokens?.accessToken } });
      clock.advance(56 * MINUTE_MS);
      const renewed = await open();
      const present = (await account()).tokens;
      expect(renewed).toEqual({ kind: 'ready', credentials: { username, accessToken: present?.accessToken } });
      expect([microsoft.refreshes, present?.refreshToken]).toEqual([1, expect.not.stringMatching(tokens?.refreshToken ?? '')]);
      await accounts.connect(aMailbox('marcus'));
      expect(await open()).toEqual({ kind: 'ready', credentials: { username, password: 'päss wörd' } });
    });

    it('M-07 access that was taken back is said in words, told once, and nothing is tried any more', async () => {
      microsoft.endGrants();
      clock.advance(60 * MINUTE_MS);
      const before = await account();
      const lost = { kind: 'needs_reconnect', reason: 'grant_ended', words: null };
      expect([await open(), await signIns.open(before)]).toEqual([lost, lost]);
      expect(await open()).toEqual(lost);
      expect(reasons()).toEqual([expect.stringContaining('Microsoft no longer lets Recruit use this mailbox')]);
      expect(microsoft.refreshes).toBe(2);
    });

    it('M-07 while Microsoft does not answer everything waits, and that counts as no refused sign-in', async () => {
      clock.advance(60 * MINUTE_MS);
      microsoft.down = true;
      for (let time = 0; time < 9; time += 1) {
        expect(await open()).toEqual({ kind: 'unavailable', message: 'Microsoft could not be asked (no_answer).' });
      }
      expect([await account(), reasons()]).toMatchObject([{ state: 'connected', nextSignInAt: null }, []]);
      microsoft.down = false;
      expect(await open()).toMatchObject({ kind: 'ready' });
    });

    it('M-07 a token that a mail server refuses is not shown to it again', async () => {
      const { tokens } = await account();
      expect(await fail()).toEqual({ kind: 'slow_down', retryAt: inMinutes(1) });
      clock.advance(MINUTE_MS);
      const opened = await open();
      expect(opened).toMatchObject({ kind: 'ready' });
      expect(opened).not.toMatchObject({ credentials: { accessToken: tokens?.accessToken } });
      for (let time = 0; time < 3; time += 1) await fail();
      expect(await fail()).toMatchObject({ kind: 'needs_reconnect', reason: 'grant_ended' });
    });

    it('M-07 tokens that cannot be unsealed are said as such', async () => {
      const unreadable = { kind: 'needs_reconnect', reason: 'token_unreadable', words: null };
      expect(signIns.obstacle({ ...(await account()), tokens: null })).toEqual(unreadable);
    });
  });
});
