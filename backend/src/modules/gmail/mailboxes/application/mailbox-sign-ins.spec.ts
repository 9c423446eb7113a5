import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import { aMailbox } from '../testing/a-mailbox.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import { MailboxSignIns } from './mailbox-sign-ins.js';
import type { MailboxAccount } from './ports/mailbox-accounts.js';

const MINUTE_MS = 60_000;
const REFUSED = new MailServerProblem('sign_in_refused', 'Invalid credentials');

describe('sign-ins to a mailbox', () => {
  let clock: FixedClock;
  let accounts: MemoryMailboxAccounts;
  let signIns: MailboxSignIns;
  let told: string[];
  let isNoticeDown: boolean;

  beforeEach(async () => {
    [clock, accounts, told, isNoticeDown] = [new FixedClock(), new MemoryMailboxAccounts(), [], false];
    const tellReconnect = async (_userId: string, _address: string, sentence: string) => {
      if (isNoticeDown) throw new Error('down');
      told.push(sentence);
    };
    signIns = new MailboxSignIns(accounts, { tellReconnect }, clock);
    await accounts.connect(aMailbox('marcus'));
  });

  const account = async (): Promise<MailboxAccount> => {
    const found = await accounts.byUser('marcus');
    if (!found) throw new Error('no account');
    return found;
  };
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

  it('M-04 the fifth refusal ends it, the athlete is told once, and nothing is tried any more', async () => {
    const lost = { kind: 'needs_reconnect', reason: 'sign_in_refused', words: 'Invalid credentials' };
    for (let time = 0; time < 4; time += 1) await fail();
    const before = await account();
    expect(await fail()).toEqual(lost);
    // Another process that was at it at the same time.
    expect(await signIns.lose(before, 'sign_in_refused', 'Invalid credentials')).toEqual(lost);
    expect(signIns.obstacle(await account())).toEqual(lost);
    expect(told).toEqual([expect.stringContaining('“Invalid credentials”')]);
  });

  it('M-04 one that works begins anew', async () => {
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
    isNoticeDown = true;
    expect(await signIns.lose(await account(), 'may_not_send', 'Relaying denied')).toMatchObject({ kind: 'needs_reconnect' });
    expect(await account()).toMatchObject({ state: 'needs_reconnect', reason: 'may_not_send' });
  });
});
