import { FinishDeletions } from '../../src/modules/privacy/application/finish-deletions.use-case.js';
import { until } from '../imports/until.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectGmail } from './connect-gmail.js';
import { FAULTS } from './fault-script.js';
import { GmailStandIn } from './gmail-stand-in.js';

interface Receipt {
  erasedAt: string | null;
  doneAt: string | null;
  google: string;
}

const EMAIL = 'marcus.leaves@gmail.example';

describe('an account is deleted while Google is down', () => {
  let google: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    google = await GmailStandIn.start();
    app = await startTestApp({ env: { ...google.env, GOOGLE_TIMEOUT_MS: '500' } });
  });

  afterAll(async () => {
    await app.close();
    await google.stop();
  });

  it('U-04 the rows go at once, the receipt says what waits, and access is revoked when Google is back', async () => {
    const athlete = await app.agent();
    google.addAccount(EMAIL);
    await connectGmail(athlete, google, EMAIL);
    google.fail('revoke', FAULTS.unavailable);
    const { body } = await athlete.post('/api/user/delete-account', { password: athlete.account?.password });
    const receipt = async () => (await app.anonymous().get<Receipt>(`/api/account-receipts/${String(body['receiptToken'])}`)).body;
    const tries = async () => (await app.source.query<{ tries: number }[]>('select tries from account_deletions'))[0]?.tries ?? 0;
    await until(async () => (await tries()) > 0);
    expect(await receipt()).toMatchObject({ erasedAt: expect.any(String), doneAt: null, google: 'waiting' });
    expect(await app.source.query('select 1 from users where email = $1', [athlete.account?.email])).toEqual([]);
    expect(google.oauth.hasGrant(EMAIL)).toBe(true);

    google.calm();
    await app.source.query('update account_deletions set next_try_at = requested_at');
    await app.app.get(FinishDeletions, { strict: false }).run();
    expect(await receipt()).toMatchObject({ doneAt: expect.any(String), google: 'done' });
    expect(google.oauth.hasGrant(EMAIL)).toBe(false);
    expect(await app.source.query('select leftovers from account_deletions')).toEqual([{ leftovers: null }]);
  });
});
