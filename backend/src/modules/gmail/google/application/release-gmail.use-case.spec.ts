import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryOAuthStates } from '../../gateways/testing/memory-oauth-states.js';
import { MemoryGmailAccounts } from '../testing/memory-gmail-accounts.js';
import { MemoryGoogleOAuth } from '../testing/memory-google-oauth.js';
import { FinishGmailConnect } from './finish-gmail-connect.use-case.js';
import { ReleaseGmail, type GmailAccess } from './release-gmail.use-case.js';
import { StartGmailConnect } from './start-gmail-connect.use-case.js';

const MAIL = 'marcus@gmail.example';

describe('the access to the Gmail of an account that is deleted', () => {
  const clock = new FixedClock();
  let google: MemoryGoogleOAuth;
  let accounts: MemoryGmailAccounts;
  let release: ReleaseGmail;
  let connect: (userId: string) => Promise<void>;

  beforeEach(() => {
    google = new MemoryGoogleOAuth();
    accounts = new MemoryGmailAccounts();
    release = new ReleaseGmail(accounts, google);
    const [states, ids] = [new MemoryOAuthStates(), new SequenceIds()];
    const start = new StartGmailConnect(google, accounts, states, clock, ids);
    const finish = new FinishGmailConnect(google, accounts, states, clock, ids);
    connect = async (userId) => {
      const url = await start.run({ userId, sessionId: userId, replies: true, sameTab: false });
      await finish.run({ state: new URL(url).searchParams.get('state') ?? '', code: google.allow(url, MAIL) }, userId);
    };
  });

  /** What is known of the account before its rows go. */
  async function deleted(): Promise<GmailAccess> {
    await connect('marcus');
    const access = await release.accessOf('marcus');
    await accounts.remove('marcus');
    return access ?? { googleSub: '', refreshToken: null };
  }

  it('U-04 it is taken back at Google, and done again there is nothing left to do', async () => {
    const access = await deleted();
    expect(await release.run(access)).toBe(true);
    expect(await release.run(access)).toBe(true);
    expect(google.revoked).toEqual([MAIL]);
  });

  it('U-04 while Google does not answer, is not set up, or the token cannot be read, it is not done', async () => {
    const access = await deleted();
    expect(await release.run({ ...access, refreshToken: null })).toBe(false);
    google.isSetUp = false;
    expect(await release.run(access)).toBe(false);
    Object.assign(google, { isSetUp: true, down: true });
    expect(await release.run(access)).toBe(false);
    google.down = false;
    expect(await release.run(access)).toBe(true);
  });

  it('U-04 the same Gmail that another athlete connected since stays connected', async () => {
    const access = await deleted();
    await connect('maya');
    expect(await release.run(access)).toBe(true);
    expect([google.revoked, (await accounts.byUser('maya'))?.state]).toEqual([[], 'connected']);
  });

  it('U-04 without a connection there is nothing to take back', async () => {
    expect(await release.accessOf('marcus')).toBeNull();
  });
});
