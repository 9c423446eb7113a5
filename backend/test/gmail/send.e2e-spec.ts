import { RecoverSends } from '../../src/modules/campaigns/sending/application/recover-sends.use-case.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { until as untilTrue } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { noFirstLook } from '../support/first-look.js';
import { startSecondProcess } from '../support/second-process.js';
import type { ServerProcess } from '../support/server-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectGmail } from './connect-gmail.js';
import { FAULTS, tooManyUntil } from './fault-script.js';
import { GmailStandIn } from './gmail-stand-in.js';
import type { StandInMailbox } from './stand-in-mailbox.js';

describe('campaigns that leave by Gmail, whichever of two server processes of one database takes them', () => {
  let google: GmailStandIn;
  let app: TestApp;
  let other: ServerProcess;
  let athlete: Agent;
  let coachIds: number[];
  let email: string;
  let mailbox: StandInMailbox;
  let made = 0;

  beforeAll(async () => {
    google = await GmailStandIn.start();
    const env = {
      ...google.env,
      GMAIL_SEND_INTERVAL_MS: '0',
      GOOGLE_TIMEOUT_MS: '4000',
      SMTP_ATHLETE_DAILY_CAP: '1',
      REPLY_POLL_INTERVAL_S: '86400',
    };
    app = await startTestApp({ env });
    other = await startSecondProcess(app, env);
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 5);
  });

  afterAll(async () => {
    await other.stop();
    await app.close();
    await google.stop();
  });

  beforeEach(async () => {
    google.calm();
    athlete = await app.agent();
    // These tests write to the same coaches several times.
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
    email = `sender${(made += 1)}@gmail.example`;
    mailbox = google.addAccount(email);
    await connectGmail(athlete, google, email);
    await noFirstLook(app.source);
  });

  async function send(count: number): Promise<string> {
    const id = await haveDraft(athlete);
    const { status, body } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, count) });
    expect([status, body]).toEqual([200, expect.anything()]);
    return id;
  }

  const statuses = async (id: string) => (await emailsOf(athlete, id)).map(({ status }) => status).sort();
  const until = (id: string, status: string) => untilCampaign(athlete, id, (campaign) => campaign.status === status);
  const addresses = () => mailbox.sent.map((mail) => mail.header('to')).sort();
  const gmailState = async () => (await athlete.get('/api/gmail/status')).body['state'];
  /** Emails to the athlete; by night of the athlete's time they wait for the morning. */
  const noticesTo = async (address: string) => {
    const waiting = await app.source.query<{ subject: string }[]>(
      `select data #>> '{account,subject}' as subject from pgboss.job where name = 'reconnect-notices' and data #>> '{account,address}' = $1`,
      [email],
    );
    return [...(await outboxTo(address)), ...waiting];
  };
  const outboxTo = (address: string) =>
    app.source.query<{ subject: string }[]>('select subject from outbox_mails where to_address = $1', [address]);
  /** As if two minutes had gone by since the emails were claimed. */
  async function reconcile(id: string): Promise<void> {
    await app.source.query(`update campaign_emails set claimed_at = claimed_at - interval '2 minutes' where campaign_id = $1`, [id]);
    await app.app.get(RecoverSends, { strict: false }).run();
  }

  it('G-04 each coach has one email from the athlete’s own address; the ledger holds Message-ID and thread', async () => {
    const id = await send(5);
    await until(id, 'completed');
    expect(new Set(addresses()).size).toBe(5);
    expect(mailbox.sent.every((mail) => mail.header('from').includes(email))).toBe(true);
    const rows = await app.source.query<{ messageId: string; providerId: string; threadId: string }[]>(
      `select message_id as "messageId", provider_message_id as "providerId", thread_id as "threadId"
       from campaign_emails where campaign_id = $1 order by provider_message_id`,
      [id],
    );
    const sent = mailbox.sent.map((mail) => ({
      messageId: mail.header('message-id').replace(/[<>]/g, ''),
      providerId: mail.id,
      threadId: mail.threadId,
    }));
    expect(rows).toEqual(sent);
    // C-12: the limit and the header are for email from the platform's address.
    expect(mailbox.sent.map((mail) => mail.header('list-unsubscribe'))).toEqual(Array.from({ length: 5 }, () => ''));
    expect((await athlete.get('/api/user/daily-limit?emails=9')).body).toEqual({
      most: null,
      now: 9,
      later: [],
      lastAt: expect.any(String),
    });
    expect((await athlete.get('/api/gmail/status')).body).toMatchObject({ sentLast24Hours: 5 });
  });

  it('G-04 an answer that is lost after the email left: unknown, then found in the mailbox, and the coach has one email', async () => {
    google.fail('messages.send', { kind: 'lose-answer' }, { times: 1 });
    const id = await send(2);
    // The server may have looked for it by itself already.
    await untilCampaign(athlete, id, ({ unknownCount, sentCount }) => unknownCount + sentCount === 2);
    await reconcile(id);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 2, unknownCount: 0 });
    expect(mailbox.sent).toHaveLength(2);
    const threads = await app.source.query<{ t: string }[]>('select thread_id as t from campaign_emails where campaign_id = $1', [id]);
    expect(threads.map(({ t }) => t).sort()).toEqual(mailbox.sent.map((mail) => mail.threadId).sort());
  });

  it.each([
    ['a reset connection', { kind: 'reset' as const }],
    ['a 503', FAULTS.unavailable],
    ['no answer in time', { kind: 'stall' as const }],
  ])('G-04 %s: unknown until it is certain that nothing left, then it leaves once', async (_name, fault) => {
    google.fail('messages.send', fault, { times: 1 });
    const id = await send(1);
    await untilCampaign(athlete, id, (campaign) => campaign.unknownCount === 1);
    expect((await emailsOf(athlete, id))[0]).toMatchObject({ reasonCode: 'no_answer', errorMessage: expect.stringContaining('Gmail') });
    await app.app.get(RecoverSends, { strict: false }).run();
    expect(await statuses(id)).toEqual(['unknown']);
    await reconcile(id);
    await until(id, 'completed');
    expect(mailbox.sent).toHaveLength(1);
  });

  it('G-04 an error after the email left all the same: found in the mailbox, and the coach has one email', async () => {
    google.fail('messages.send', { ...FAULTS.backend, kind: 'error-after' }, { times: 1 });
    const id = await send(1);
    await untilCampaign(athlete, id, (campaign) => campaign.unknownCount === 1);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'active', sentCount: 0 });
    await reconcile(id);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 1, unknownCount: 0 });
    expect(mailbox.sent).toHaveLength(1);
  });

  it('G-04 C-17 with sending only nobody can look: it stays unknown, never leaves again by itself, and the athlete decides', async () => {
    await connectGmail(athlete, google, email, { replies: false });
    google.fail('messages.send', { kind: 'lose-answer' }, { times: 1 });
    const id = await send(1);
    await untilCampaign(athlete, id, (campaign) => campaign.unknownCount === 1);
    await reconcile(id);
    await reconcile(id);
    const [unknown] = await emailsOf(athlete, id);
    expect(unknown).toMatchObject({ status: 'unknown', reasonCode: 'no_answer' });
    await athlete.post(`/api/campaigns/${id}/emails/${unknown?.id}/resolve`, { outcome: 'arrived' });
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 1, unknownCount: 0 });
    expect(mailbox.sent).toHaveLength(1);
  });

  it('G-04 an email that Gmail refuses fails with its words, and the others leave', async () => {
    google.fail('messages.send', FAULTS.badMessage, { times: 1 });
    const id = await send(3);
    expect(await until(id, 'completed')).toMatchObject({ sentCount: 2, failedCount: 1 });
    const failed = (await emailsOf(athlete, id)).find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ reasonCode: 'refused', errorMessage: 'Gmail refused it: Invalid To header' });
  });

  it('G-04 a rate limit holds the emails back and says until when; then they leave', async () => {
    google.fail('messages.send', FAULTS.userRate, { times: 1 });
    const id = await send(2);
    const waiting = () => emailsOf(athlete, id).then((all) => all.find(({ reasonCode }) => reasonCode === 'slow_down'));
    while (!(await waiting())) await new Promise((resume) => setTimeout(resume, 20));
    expect(await waiting()).toMatchObject({ status: 'queued', errorMessage: expect.stringContaining('Gmail asked') });
    expect(await until(id, 'completed')).toMatchObject({ sentCount: 2 });
    expect(mailbox.sent).toHaveLength(2);
  });

  it.each(['header', 'message'] as const)(
    'G-04 a 429 that names the moment in its %s: the mail waits until then, and Gmail is not asked before',
    async (where) => {
      const moment = new Date(Date.now() + 600_000);
      google.fail('messages.send', tooManyUntil(where, moment));
      const began = Date.now();
      const id = await send(1);
      const mail = async () => (await emailsOf(athlete, id))[0] as { status: string; reasonCode: string | null; dueAt: string } | undefined;
      while ((await mail())?.reasonCode !== 'slow_down') await new Promise((resume) => setTimeout(resume, 20));
      const waiting = await mail();
      expect(waiting?.status).toBe('queued');
      // The header counts from when Gmail answered, which was between the Send and now.
      const answeredWithin = where === 'header' ? Date.now() - began : 0;
      const dueAt = Date.parse(waiting?.dueAt ?? '');
      expect(dueAt).toBeGreaterThanOrEqual(moment.getTime() - 1_000);
      expect(dueAt).toBeLessThanOrEqual(moment.getTime() + answeredWithin + 5_000);
      google.calm();
      const next = await send(1);
      await untilCampaign(athlete, next, ({ queuedCount }) => queuedCount === 1);
      while ((await emailsOf(athlete, next))[0]?.reasonCode !== 'slow_down') await new Promise((resume) => setTimeout(resume, 20));
      // Where the mailbox stands is asked once after it is connected, whenever that job comes.
      expect(google.calls.filter(({ operation }) => operation !== 'getProfile')).toEqual([]);
      expect(mailbox.sent).toEqual([]);
    },
  );

  it.each([
    ['refuses every token', FAULTS.invalidCredentials, 'grant_ended'],
    ['says that the scope is missing', FAULTS.scope, 'may_not_send'],
    ['is closed to apps by the school', FAULTS.domainPolicy, 'blocked_by_admin'],
  ])('G-03 C-17 a Gmail that %s: nothing left, the campaign is paused, and the card says why', async (_name, fault, reason) => {
    google.fail('messages.send', fault);
    const id = await send(2);
    await until(id, 'paused');
    // The email that was just tried comes back a moment later.
    const back = await untilCampaign(athlete, id, ({ queuedCount }) => queuedCount === 2);
    expect(back).toMatchObject({ status: 'paused', sentCount: 0, failedCount: 0, unknownCount: 0 });
    const { body } = await athlete.get('/api/gmail/status');
    expect(body).toMatchObject({ connected: false, state: 'needs_reconnect', reason, message: expect.stringMatching(/\w{3}/) });
    expect(await noticesTo(athlete.account?.email ?? '')).toHaveLength(1);
    expect(mailbox.sent).toEqual([]);
  });

  it('G-02 G-03 C-17 a revoked grant pauses the campaign, turns the card to Reconnect, and tells the athlete once', async () => {
    google.oauth.endGrant(email);
    const id = await send(3);
    await until(id, 'paused');
    // The email that was just tried comes back a moment later.
    await untilCampaign(athlete, id, ({ queuedCount }) => queuedCount === 3);
    expect(await statuses(id)).toEqual(['queued', 'queued', 'queued']);
    expect((await athlete.get('/api/gmail/status')).body).toMatchObject({
      connected: false,
      state: 'needs_reconnect',
      email: null,
      lostEmail: email,
      reason: 'grant_ended',
      message: expect.stringContaining('no longer lets Recruit'),
    });
    expect((await athlete.get('/api/user')).body).toMatchObject({ gmailConnected: false });
    const notices = await noticesTo(athlete.account?.email ?? '');
    expect(notices.map(({ subject }) => subject)).toEqual(['Connect your Gmail to Recruit again']);
    expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({
      via: 'gmail',
      ready: false,
      reason: 'gmail_needs_reconnect',
    });
    const second = await haveDraft(athlete);
    const refused = await athlete.post(`/api/user/campaigns/${second}/send`, { selectedCoachIds: coachIds.slice(0, 1) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'gmail_needs_reconnect' } });

    await connectGmail(athlete, google, email);
    expect(await gmailState()).toBe('connected');
    expect(mailbox.sent).toEqual([]);
  });

  it('C-17 nothing falls back to another way when Gmail is disconnected under a campaign', async () => {
    google.fail('messages.send', FAULTS.userRate, { times: 1 });
    const id = await send(2);
    await untilCampaign(athlete, id, () => google.calls.some(({ status }) => status === 403));
    await athlete.post('/api/gmail/disconnect');
    await until(id, 'paused');
    // Gmail has answered, but the batch may not have written down yet that this email waits.
    await untilTrue(async () => !(await statuses(id)).includes('sending'));
    expect(await statuses(id)).toEqual(['queued', 'queued']);
    expect(mailbox.sent).toEqual([]);
    expect(await outboxTo('coach0@college.example.edu')).toEqual([]);
  });

  it('G-06 M-01 email to example contacts is kept, beside others that leave, and never uses the athlete’s Gmail', async () => {
    await app.source.query('update coaches set is_example = true where id = $1', [coachIds[4]]);
    const id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [coachIds[3], coachIds[4]] });
    await until(id, 'completed');
    await app.source.query('update coaches set is_example = false where id = $1', [coachIds[4]]);
    expect(mailbox.sent).toHaveLength(1);
    expect(await campaignOf(athlete, id)).toMatchObject({ sentCount: 1, keptCount: 1 });
    const rows = await app.source.query<object[]>(`select 1 from outbox_mails where reason = 'example_recipient'`);
    expect(rows).toHaveLength(1);
  });

  it('G-04 two server processes and two campaigns keep one account’s pace together, and each email leaves once', async () => {
    const env = { ...google.env, GMAIL_SEND_INTERVAL_MS: '600' };
    const first = await startTestApp({ env });
    const second = await startSecondProcess(first, env);
    athlete = await first.agent();
    const ids = await haveCoaches(await first.admin(), athlete, 2);
    await connectGmail(athlete, google, email);
    const campaigns = [await haveDraft(athlete), await haveDraft(athlete, { name: 'Again' })];
    await Promise.all(campaigns.map((id) => athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: ids })));
    for (const id of campaigns) await until(id, 'completed');
    await second.stop();
    await first.close();
    const times = mailbox.sent.map((mail) => mail.at.getTime()).sort((a, b) => a - b);
    const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(times).toHaveLength(4);
    expect(new Set(mailbox.sent.map((mail) => mail.header('message-id'))).size).toBe(4);
    // Less than the interval: the place is taken before the call, and calls take a different time.
    expect(Math.min(...pauses)).toBeGreaterThan(400);
  });
});
