import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import { MemoryOAuthStates } from '../../gateways/testing/memory-oauth-states.js';
import { MemoryMicrosoftOAuth } from '../../microsoft/testing/memory-microsoft-oauth.js';
import { aMailbox } from '../testing/a-mailbox.js';
import { MemoryMailboxAccounts } from '../testing/memory-mailbox-accounts.js';
import { CheckSignIns } from './check-sign-ins.js';
import { ONLY_PORTS_OF_MAIL } from '../testing/ports-of-mail.js';
import { ScriptedProbe } from '../testing/scripted-probe.js';
import { FinishMicrosoftConnect } from './finish-microsoft-connect.use-case.js';
import { KeepMicrosoftMailbox } from './keep-microsoft-mailbox.js';
import { StartMicrosoftConnect } from './start-microsoft-connect.use-case.js';

const ADDRESS = 'marcus@outlook.example';
const { imap, smtp } = aMailbox('marcus');

describe('connecting a mailbox at Microsoft', () => {
  let clock: FixedClock;
  let accounts: MemoryMailboxAccounts;
  let microsoft: MemoryMicrosoftOAuth;
  let states: MemoryOAuthStates;
  let reading: ScriptedProbe;
  let sending: ScriptedProbe;
  let start: StartMicrosoftConnect;
  let finish: FinishMicrosoftConnect;

  beforeEach(() => {
    clock = new FixedClock();
    accounts = new MemoryMailboxAccounts();
    states = new MemoryOAuthStates();
    microsoft = new MemoryMicrosoftOAuth(clock, { imap, smtp });
    [reading, sending] = [new ScriptedProbe(), new ScriptedProbe()];
    const ids = new SequenceIds();
    const checks = new CheckSignIns(reading, sending, ONLY_PORTS_OF_MAIL);
    start = new StartMicrosoftConnect(microsoft, states, clock, ids);
    finish = new FinishMicrosoftConnect(microsoft, states, new KeepMicrosoftMailbox(accounts, checks, clock, ids), clock);
  });

  const begin = (userId = 'marcus', sameTab = false) => start.run({ userId, sessionId: `session of ${userId}`, sameTab });
  const back = (url: string, query: { code?: string; error?: string }, session = 'session of marcus') =>
    finish.run({ state: new URL(url).searchParams.get('state') ?? '', ...query }, session);
  const connect = async (userId = 'marcus', address: string | null = ADDRESS) => {
    const url = await begin(userId);
    return back(url, { code: microsoft.allow(url, address) }, `session of ${userId}`);
  };
  const failed = (code: string) => ({ kind: 'failed', code, part: null, message: expect.any(String), sameTab: false });

  it('M-07 it is stored once both sign-ins worked with the access token', async () => {
    expect(await connect()).toEqual({ kind: 'connected', address: ADDRESS, sameTab: false });
    const account = await accounts.byUser('marcus');
    expect(account).toMatchObject({ auth: 'oauth', address: ADDRESS, username: ADDRESS, imap, smtp, provider: 'microsoft' });
    expect([reading.secrets, sending.secrets]).toEqual([
      [{ accessToken: account?.tokens?.accessToken }],
      [{ accessToken: account?.tokens?.accessToken }],
    ]);
  });

  it.each([
    ['imap', 'AUTHENTICATE failed.', /IMAP is turned off/],
    ['smtp', '5.7.139 SmtpClientAuthentication is disabled', /SMTP AUTH.*turned off/],
  ] as const)(
    'M-07 a refused sign-in (%s) is named with the server’s words and the likely reason; nothing is stored',
    async (part, words, reason) => {
      (part === 'imap' ? reading : sending).problems.push(new MailServerProblem('sign_in_refused', words));
      const outcome = await connect();
      expect(outcome).toMatchObject({ kind: 'failed', code: 'sign_in_refused', part, message: expect.stringMatching(reason) });
      expect(outcome).toMatchObject({ message: expect.stringContaining(`“${words}”`) });
      expect(await accounts.byUser('marcus')).toBeNull();
    },
  );

  it('M-07 the link works once, for ten minutes, and for the session that began it', async () => {
    const url = await begin();
    const code = microsoft.allow(url, ADDRESS);
    expect(await back(url, { code }, 'session of maya')).toEqual(failed('other_session'));
    expect(await back(url, { code })).toEqual(failed('link_unknown'));
    const late = await begin();
    clock.advance(600_000);
    expect(await back(late, { code: microsoft.allow(late, ADDRESS) })).toEqual(failed('link_expired'));
    expect(await accounts.byUser('marcus')).toBeNull();
  });

  it('M-07 a state that was made for Google connects nothing here', async () => {
    const begun = { userId: 'marcus', sessionId: 'session of marcus', codeVerifier: 'v', replies: true, sameTab: false };
    await states.keep('of Google', { provider: 'google', ...begun, expiresAt: new Date(clock.now().getTime() + 1000) }, clock.now());
    expect(await finish.run({ state: 'of Google', code: 'any' }, 'session of marcus')).toEqual(failed('link_unknown'));
  });

  it('M-07 what went wrong at Microsoft is said', async () => {
    expect(await back(await begin(), { error: 'access_denied' })).toEqual(failed('denied'));
    expect(await back(await begin(), { error: 'server_error' })).toEqual(failed('microsoft_unavailable'));
    expect(await back(await begin(), { error: 'invalid_scope' })).toEqual(failed('microsoft_refused'));
    expect(await back(await begin(), { code: 'made up' })).toEqual(failed('microsoft_refused'));
    expect(await connect('marcus', null)).toEqual(failed('no_mailbox'));
    microsoft.down = true;
    expect(await back(await begin(), { code: 'any' })).toEqual(failed('microsoft_unavailable'));
    microsoft.isSetUp = false;
    expect(await finish.run({}, 'session of marcus')).toEqual(failed('not_set_up'));
    await expect(begin()).rejects.toMatchObject({ code: 'microsoft_not_set_up' });
  });

  it('M-07 a permission that does not last is of no use', async () => {
    const url = await begin();
    const exchange = microsoft.exchange.bind(microsoft);
    microsoft.exchange = async (...given) => {
      const result = await exchange(...given);
      return result.kind === 'granted' ? { ...result, grant: { ...result.grant, refreshToken: null } } : result;
    };
    expect(await back(url, { code: microsoft.allow(url, ADDRESS) })).toEqual(failed('no_lasting_permission'));
    expect(await accounts.byUser('marcus')).toBeNull();
  });

  it('M-07 a mailbox that another athlete has connected stays there', async () => {
    await connect();
    expect(await connect('maya')).toEqual(failed('already_in_use'));
    expect(await accounts.byUser('maya')).toBeNull();
  });
});
