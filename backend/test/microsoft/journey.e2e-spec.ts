import { emailsOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { reply } from '../gmail/coach-mails.js';
import { until } from '../imports/until.js';
import type { StandInAccount } from '../mailbox/stand-in-account.js';
import { Agent } from '../support/agent.js';
import { noFirstLook } from '../support/first-look.js';
import { startSecondProcess } from '../support/second-process.js';
import type { ServerProcess } from '../support/server-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { MicrosoftStandIn } from './microsoft-stand-in.js';
import { signIn } from './sign-in.js';

const ADDRESS = 'maya@outlook.example';
const BATCHES_UNDER_WAY = `select 1 from pgboss.job where name = 'campaign-deliver' and state = 'active'`;
const QUIET = { REPLY_POLL_INTERVAL_S: '86400', MAILBOX_SEND_INTERVAL_MS: '0' };

describe('an athlete with a Microsoft account', () => {
  let microsoft: MicrosoftStandIn;
  let app: TestApp;
  let server: ServerProcess;
  let athlete: Agent;
  let box: StandInAccount;
  let coachIds: number[];

  beforeAll(async () => {
    microsoft = await MicrosoftStandIn.start();
    app = await startTestApp({ env: { ...microsoft.env, ...QUIET, ROLE: 'web' } });
    server = await startSecondProcess(app, { ...microsoft.env, ...QUIET, LOG_LEVEL: 'trace' });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 6);
  });

  afterAll(async () => {
    await server.stop();
    await app.close();
    await microsoft.stop();
  });

  beforeEach(async () => {
    microsoft.calm();
    await app.source.query('delete from mailbox_accounts');
    box = microsoft.addAccount(ADDRESS);
    const { username, password } = (await app.agent()).account ?? {};
    athlete = new Agent(server.url);
    await athlete.post('/api/login', { username, password });
    expect((await signIn(athlete, microsoft, ADDRESS)).body).toContain('data-outcome="connected"');
    await noFirstLook(app.source);
  });

  const send = async (count: number): Promise<string> => {
    const id = await haveDraft(athlete);
    const { status } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, count) });
    expect(status).toBe(200);
    return id;
  };
  /** As if the last look were a minute ago: a few seconds later nobody looks again. */
  const check = async () => {
    await app.source.query(`update reply_mailboxes set good_at = good_at - interval '1 minute'`);
    return athlete.post('/api/emails/check-replies');
  };
  /** An hour later: the access token has ended. */
  const endAccess = async () => {
    microsoft.tokens.endAccess(ADDRESS);
    microsoft.host.imap.dropAll();
    await app.source.query(`update mailbox_accounts set access_expires_at = now() - interval '1 minute'`);
  };
  const wake = async () => {
    await app.source.query(`update campaign_emails set due_at = now() where status = 'queued'`);
    await app.source.query(`update pgboss.job set start_after = now() where name = 'campaign-deliver'`);
  };
  const status = async () => (await athlete.get('/api/mailbox/status')).body;

  it('M-07 writes to six coaches, the token is renewed in between, and a reply shows up', async () => {
    const first = await send(3);
    await untilCampaign(athlete, first, ({ status: now }) => now === 'completed');
    await endAccess();
    const id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(3) });
    await untilCampaign(athlete, id, ({ status: now }) => now === 'completed');
    expect(new Set(microsoft.host.smtp.mails.flatMap(({ to }) => to)).size).toBe(6);
    expect(microsoft.host.smtp.mails.every(({ from }) => from === ADDRESS)).toBe(true);
    expect(microsoft.asked).toEqual(['authorization_code', 'refresh_token']);
    await check();
    const [email] = await emailsOf(athlete, first);
    const sent = microsoft.host.smtp.mails.find(({ to }) => to.includes(email?.toAddress ?? ''));
    box.deliver(reply({ header: (name: string) => sent?.headers[name] ?? '' } as never));
    await endAccess();
    expect((await check()).body).toMatchObject({ repliesFound: 1 });
    expect(microsoft.asked.length).toBe(3);
    expect(box.changes).toEqual([]);
  });

  it('M-07 access that was taken back pauses what waits, and it leaves once after a new sign-in', async () => {
    microsoft.tokens.endGrants(ADDRESS);
    await endAccess();
    const id = await send(2);
    const paused = await untilCampaign(athlete, id, ({ status: now }) => now === 'paused');
    expect(paused).toMatchObject({ pausedReason: 'needs_reconnect' });
    expect(await status()).toMatchObject({
      ...{ connected: false, state: 'needs_reconnect', reason: 'grant_ended', email: ADDRESS, signIn: 'oauth' },
      message: expect.stringContaining('Microsoft no longer lets Recruit use this mailbox'),
    });
    expect(microsoft.host.smtp.mails).toEqual([]);
    // The batch that found it out writes at its end when each email is tried again, which the athlete would have to wait for.
    await until(async () => (await app.source.query<unknown[]>(BATCHES_UNDER_WAY)).length === 0);
    expect((await signIn(athlete, microsoft, ADDRESS)).body).toContain('data-outcome="connected"');
    expect((await athlete.post(`/api/user/campaigns/${id}/resume`, {})).status).toBeLessThan(300);
    await app.source.query(`update campaign_emails set due_at = now() where status = 'queued'`);
    await untilCampaign(athlete, id, ({ status: now }) => now === 'completed');
    expect(microsoft.host.smtp.mails.map(({ from }) => from)).toEqual([ADDRESS, ADDRESS]);
  });

  it('M-07 a token endpoint that is down loses nothing: the emails leave once it answers again', async () => {
    await endAccess();
    microsoft.fault = { kind: 'answer', status: 503, body: {} };
    const id = await send(2);
    await untilCampaign(athlete, id, ({ queuedCount }) => queuedCount === 2 && microsoft.asked.includes('refresh_token'));
    expect(await status()).toMatchObject({ connected: true, state: 'connected' });
    microsoft.fault = undefined;
    // The pause after a failed try is over for whatever came back by now.
    await untilCampaign(athlete, id, ({ status: now }) => {
      void wake();
      return now === 'completed';
    });
    expect(microsoft.host.smtp.mails).toHaveLength(2);
    expect([microsoft.host.imap.refusedSignIns, box.changes]).toEqual([0, []]);
  });

  it('M-07 nothing secret is in the log: no token, no code, no client secret', () => {
    expect(server.output).toContain('/api/mailbox/microsoft/callback');
    const secrets = [...microsoft.tokens.issued, microsoft.tokens.client.secret];
    expect(secrets.length).toBeGreaterThanOrEqual(10);
    expect(secrets.filter((secret) => server.output.includes(secret))).toEqual([]);
  });
});
