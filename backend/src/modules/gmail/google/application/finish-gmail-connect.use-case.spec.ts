import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryGmailAccounts } from '../testing/memory-gmail-accounts.js';
import { MemoryGoogleOAuth } from '../testing/memory-google-oauth.js';
import { MemoryOAuthStates } from '../../gateways/testing/memory-oauth-states.js';
import { DisconnectGmail } from './disconnect-gmail.use-case.js';
import { FinishGmailConnect } from './finish-gmail-connect.use-case.js';
import { READ_SCOPE, SEND_SCOPE } from './gmail-scopes.js';
import { StartGmailConnect } from './start-gmail-connect.use-case.js';

const MAIL = 'marcus@gmail.example';

describe('connecting Gmail', () => {
  let clock: FixedClock;
  let google: MemoryGoogleOAuth;
  let accounts: MemoryGmailAccounts;
  let start: StartGmailConnect;
  let finish: FinishGmailConnect;
  let disconnect: DisconnectGmail;

  beforeEach(() => {
    clock = new FixedClock();
    google = new MemoryGoogleOAuth();
    accounts = new MemoryGmailAccounts();
    const [states, ids] = [new MemoryOAuthStates(), new SequenceIds()];
    start = new StartGmailConnect(google, accounts, states, clock, ids);
    finish = new FinishGmailConnect(google, accounts, states, clock, ids);
    disconnect = new DisconnectGmail(accounts, google, clock);
  });

  const begin = (userId = 'marcus', replies = true) => start.run({ userId, sessionId: `session of ${userId}`, replies, sameTab: false });
  const back = (url: string, query: { code?: string; error?: string }, session = 'session of marcus') =>
    finish.run({ state: new URL(url).searchParams.get('state') ?? '', ...query }, session);
  const connect = async (userId = 'marcus', email = MAIL, scopes?: string[], replies = true) => {
    const url = await begin(userId, replies);
    return back(url, { code: google.allow(url, email, scopes) }, `session of ${userId}`);
  };
  const failed = (failure: string) => ({ kind: 'failed', failure, sameTab: false });

  it('G-01 is connected with what was allowed', async () => {
    expect(await connect()).toEqual({ kind: 'connected', email: MAIL, canReadReplies: true, sameTab: false });
    expect(await connect('marcus', MAIL, undefined, false)).toMatchObject({ canReadReplies: false });
    expect(await connect('marcus', MAIL, [SEND_SCOPE, READ_SCOPE], false)).toMatchObject({ canReadReplies: false });
    expect(await connect('marcus', MAIL, [SEND_SCOPE])).toMatchObject({ kind: 'connected', canReadReplies: false });
  });

  it('G-01 the link works once, for ten minutes and for the session that began it', async () => {
    const url = await begin();
    const code = google.allow(url, MAIL);
    expect(await back(url, { code }, 'session of maya')).toEqual(failed('other_session'));
    expect(await back(url, { code })).toEqual(failed('link_unknown'));
    const late = await begin();
    clock.advance(600_000);
    expect(await back(late, { code: google.allow(late, MAIL) })).toEqual(failed('link_expired'));
    expect(await accounts.byUser('marcus')).toBeNull();
  });

  it('G-01 says what went wrong at Google', async () => {
    expect(await back(await begin(), { error: 'access_denied' })).toEqual(failed('denied'));
    expect(await back(await begin(), { code: 'made up' })).toEqual(failed('google_refused'));
    google.down = true;
    expect(await back(await begin(), { code: 'any' })).toEqual(failed('google_unavailable'));
    google.isSetUp = false;
    expect(await finish.run({}, 'session of marcus')).toEqual(failed('not_set_up'));
    await expect(begin()).rejects.toMatchObject({ code: 'gmail_not_set_up' });
  });

  it('G-01 a grant without sending is given back, unless somebody’s connection needs it', async () => {
    expect(await connect('marcus', MAIL, [READ_SCOPE])).toEqual(failed('send_not_allowed'));
    expect([google.revoked, await accounts.byUser('marcus')]).toEqual([[MAIL], null]);
    await connect();
    expect(await connect('maya', MAIL, [READ_SCOPE])).toEqual(failed('send_not_allowed'));
    expect(google.revoked).toEqual([MAIL]);
  });

  it('G-01 an account that is connected to another athlete stays there', async () => {
    await connect();
    expect(await connect('maya')).toEqual(failed('already_in_use'));
    expect([await accounts.byUser('maya'), google.revoked]).toEqual([null, []]);
  });

  it('G-03 another account takes the place of the first one, whose grant ends', async () => {
    await connect();
    await connect('marcus', 'new@gmail.example');
    expect([(await accounts.byUser('marcus'))?.email, google.revoked]).toEqual(['new@gmail.example', [MAIL]]);
  });

  it('G-03 disconnected, nothing is left here, and the grant ends once; without a connection it is done already', async () => {
    await connect();
    expect(await disconnect.run('marcus')).toBe(true);
    expect([await accounts.byUser('marcus'), google.revoked]).toEqual([null, [MAIL]]);
    expect(await disconnect.run('marcus')).toBe(true);
    expect(google.revoked).toEqual([MAIL]);
  });

  it('G-03 disconnected while Google does not answer, it is forgotten here all the same, and says so', async () => {
    await connect();
    google.down = true;
    expect(await disconnect.run('marcus')).toBe(false);
    expect(await accounts.byUser('marcus')).toBeNull();
  });
});
