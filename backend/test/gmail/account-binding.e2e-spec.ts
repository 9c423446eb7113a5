import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import type { Agent } from '../support/agent.js';
import { startSecondProcess } from '../support/second-process.js';
import type { ServerProcess } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectGmail } from './connect-gmail.js';
import { tooManyUntil } from './fault-script.js';
import { GmailStandIn } from './gmail-stand-in.js';
import type { StandInMailbox } from './stand-in-mailbox.js';

const PLATFORM = 'no-reply@recruit.example';

describe('M-08 campaigns and the account they were started with, in two server processes', () => {
  let google: GmailStandIn;
  let smtp: SmtpSink;
  let app: TestApp;
  let other: ServerProcess;
  let athlete: Agent;
  let coachIds: number[];
  let made = 0;

  beforeAll(async () => {
    google = await GmailStandIn.start();
    smtp = await SmtpSink.start();
    // By SMTP the first email leaves and the others wait.
    const env = { ...google.env, GMAIL_SEND_INTERVAL_MS: '0', SMTP_URL: smtp.url, SMTP_SEND_INTERVAL_MS: '3600000' };
    const all = { ...env, MAIL_FROM: `Recruit <${PLATFORM}>`, REQUIRE_VERIFIED_EMAIL: 'off' };
    app = await startTestApp({ env: all });
    other = await startSecondProcess(app, all);
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 10);
  });

  afterAll(async () => {
    await other.stop();
    await app.close();
    await google.stop();
    await smtp.stop();
  });

  beforeEach(async () => {
    google.calm();
    smtp.mails.length = 0;
    athlete = await app.agent();
    // These tests write to the same coaches several times.
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
  });

  const account = (): { email: string; mailbox: StandInMailbox } => {
    const email = `account${(made += 1)}@gmail.example`;
    return { email, mailbox: google.addAccount(email) };
  };
  const connect = async (email: string) => connectGmail(athlete, google, email);
  const send = async (count: number): Promise<string> => {
    const id = await haveDraft(athlete);
    const { status } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, count) });
    expect(status).toBe(200);
    return id;
  };
  /** A campaign of which nothing could leave yet: Gmail asks to wait for ten minutes. */
  const sendHeldBack = async (count: number): Promise<string> => {
    google.fail('messages.send', tooManyUntil('header', new Date(Date.now() + 600_000)));
    const id = await send(count);
    await untilCampaign(athlete, id, () => google.calls.some(({ status }) => status === 429));
    await untilCampaign(athlete, id, ({ queuedCount }) => queuedCount === count);
    google.calm();
    return id;
  };
  const resume = (id: string, sendFrom?: string) =>
    athlete.post<{ code: string; status: string; sendFrom: string }>(`/api/user/campaigns/${id}/resume`, sendFrom ? { sendFrom } : {});
  const senders = (mailbox: StandInMailbox) => mailbox.sent.map((mail) => mail.header('from'));

  it('M-08 Gmail A → Gmail B: paused in the answer to the disconnect, and leaves from B only after the athlete chose it', async () => {
    const [a, b] = [account(), account()];
    await connect(a.email);
    const id = await sendHeldBack(3);
    await athlete.post('/api/gmail/disconnect');
    expect(await campaignOf(athlete, id)).toMatchObject({
      status: 'paused',
      pausedReason: 'disconnected',
      queuedCount: 3,
      sender: { via: 'gmail', address: a.email },
    });
    await connect(b.email);
    const refused = await resume(id);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'sender_changed', sendFrom: b.email }]);
    expect((await resume(id, a.email)).body.code).toBe('sender_changed');
    expect([senders(a.mailbox), senders(b.mailbox)]).toEqual([[], []]);
    expect((await resume(id, b.email)).body).toMatchObject({ status: 'active', sender: { via: 'gmail', address: b.email } });
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(senders(a.mailbox)).toEqual([]);
    expect(senders(b.mailbox)).toHaveLength(3);
    expect(senders(b.mailbox).every((from) => from.includes(b.email))).toBe(true);
  });

  it('M-08 Gmail A → Gmail B without a disconnect: paused in the answer to the connect; the old account sends the rest once it is back', async () => {
    const [a, b] = [account(), account()];
    await connect(a.email);
    const id = await sendHeldBack(2);
    await connect(b.email);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'paused', pausedReason: 'account_changed', queuedCount: 2 });
    await connect(a.email);
    await app.source.query('update campaign_emails set due_at = now() where campaign_id = $1', [id]);
    expect((await resume(id)).body.status).toBe('active');
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect([senders(a.mailbox).length, senders(b.mailbox).length]).toEqual([2, 0]);
  });

  it('M-08 the platform → Gmail, and Gmail → the platform', async () => {
    const a = account();
    const byPlatform = await send(2);
    await untilCampaign(athlete, byPlatform, ({ sentCount, queuedCount }) => sentCount === 1 && queuedCount === 1);
    await connect(a.email);
    expect(await campaignOf(athlete, byPlatform)).toMatchObject({ status: 'paused', pausedReason: 'account_changed' });
    expect((await resume(byPlatform)).body.code).toBe('sender_changed');
    // Before it goes on: the server looks once when the next email is due, and then sleeps until that time.
    await app.source.query('update campaign_emails set due_at = now() where campaign_id = $1', [byPlatform]);
    expect((await resume(byPlatform, a.email)).body.status).toBe('active');
    await untilCampaign(athlete, byPlatform, ({ status }) => status === 'completed');
    expect([smtp.mails.length, senders(a.mailbox).length]).toEqual([1, 1]);

    const byGmail = await sendHeldBack(1);
    await athlete.post('/api/gmail/disconnect');
    expect(await campaignOf(athlete, byGmail)).toMatchObject({ status: 'paused', pausedReason: 'disconnected' });
    expect((await resume(byGmail)).body).toMatchObject({ code: 'sender_changed', sendFrom: PLATFORM });
    expect((await resume(byGmail, PLATFORM)).body.status).toBe('active');
    await untilCampaign(athlete, byGmail, ({ status }) => status === 'completed');
    expect([smtp.mails.length, senders(a.mailbox).length]).toEqual([2, 1]);
  });

  it('M-08 while mail is leaving, the account is exchanged: nothing leaves from the new one, nothing twice, and the rest waits', async () => {
    const [a, b] = [account(), account()];
    await connect(a.email);
    const ids = [await send(10), await send(10)];
    await untilCampaign(athlete, ids[0] ?? '', ({ sentCount }) => sentCount > 0);
    await athlete.post('/api/gmail/disconnect');
    await connect(b.email);
    // One of which all emails left is completed a moment after the last of them.
    for (const id of ids) await untilCampaign(athlete, id, ({ sendingCount, status }) => sendingCount === 0 && status !== 'active');
    const after = await Promise.all(ids.map((id) => campaignOf(athlete, id)));
    expect(senders(b.mailbox)).toEqual([]);
    const waiting = after.reduce((sum, { queuedCount, unknownCount }) => sum + queuedCount + unknownCount, 0);
    const left = after.reduce((sum, { sentCount }) => sum + sentCount, 0);
    expect(waiting + left).toBe(20);
    for (const { status, queuedCount } of after) expect(status).toBe(queuedCount > 0 ? 'paused' : 'completed');
    const messages = a.mailbox.sent.map((mail) => mail.header('message-id'));
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('M-08 a paused campaign can be cancelled: what waits is cancelled, what was sent stays', async () => {
    const a = account();
    const id = await send(3);
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 1);
    await connect(a.email);
    for (const _ of [1, 2]) {
      const { status, body } = await athlete.post(`/api/user/campaigns/${id}/cancel`);
      expect([status, body]).toMatchObject([200, { status: 'cancelled', sentCount: 1, queuedCount: 0, cancelledCount: 2 }]);
    }
    expect((await resume(id, a.email)).body.code).toBe('campaign_not_paused');
    expect((await emailsOf(athlete, id)).map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'sent']);
    expect(senders(a.mailbox)).toEqual([]);
  });

  it('M-08 a paused campaign can be deleted; mail that was sent keeps counting', async () => {
    const a = account();
    const started = await send(2);
    await untilCampaign(athlete, started, ({ sentCount }) => sentCount === 1);
    expect((await athlete.delete<{ code: string }>(`/api/user/campaigns/${started}`)).body.code).toBe('campaign_not_draft');
    await connect(a.email);
    const unsent = await sendHeldBack(1);
    await athlete.post('/api/gmail/disconnect');
    for (const id of [started, unsent]) {
      expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(204);
      expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(404);
      expect((await athlete.get(`/api/campaigns/${id}/emails`)).status).toBe(404);
    }
    expect((await athlete.get<unknown[]>('/api/user/campaigns')).body).toEqual([]);
    expect((await athlete.get('/api/user/stats')).body).toMatchObject({ emailsSentCount: 1 });
    const rows = await app.source.query<object[]>('select status from campaign_emails where campaign_id = any($1) order by 1', [
      [started, unsent],
    ]);
    expect(rows).toEqual([{ status: 'cancelled' }, { status: 'sent' }]);
  });
});
