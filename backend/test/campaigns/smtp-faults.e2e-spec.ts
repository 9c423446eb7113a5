import { DeliverCampaign } from '../../src/modules/campaigns/sending/index.js';
import type { Agent } from '../support/agent.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type CampaignEmail } from './campaign-world.js';

describe('mail over SMTP, and what goes wrong there', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, MAIL_FROM: 'Recruit <mail@recruit.example>' } });
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, 20);
    await verify(athlete);
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  beforeEach(async () => {
    sink.behaveWell();
    sink.mails.length = 0;
    await forgetBounces();
  });

  /** As if an admin had just resumed: what earlier tests had refused does not stop the platform's mail. */
  async function forgetBounces(): Promise<void> {
    await app.source.query('update platform_mail_stops set resumed_at = now() where resumed_at is null');
    await app.source.query(
      `insert into platform_mail_stops (stopped_at, reason, sent, bounced, hard_bounces, resumed_at) values (now(), 'bounce_rate', 0, 0, 0, now())`,
    );
  }

  /** As the athlete does it: asks for the email and follows its link. */
  async function verify(agent: Agent): Promise<void> {
    await agent.post('/api/user/verification-mail');
    const mail = sink.mails.find(({ to }) => to.includes(agent.account?.email ?? ''));
    const token = /verify-email\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
    const { status } = await app.anonymous().post('/api/verify-email', { token });
    expect(status).toBe(204);
  }

  async function send(count: number, text = {}): Promise<string> {
    const id = await haveDraft(athlete, text);
    const { status } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, count) });
    expect(status).toBe(200);
    return id;
  }

  const settle = (id: string) => untilCampaign(athlete, id, (c) => c.queuedCount + c.sendingCount === 0);
  const only = async (id: string) => (await emailsOf(athlete, id))[0] as CampaignEmail;

  it('G-06 mail leaves from the platform with the athlete as Reply-To, and the body is exact', async () => {
    const id = await send(1, { subject: 'Grüße from {{school_name}}', template: 'Coach {{coach_last_name}},\n\n.dot ünïcode' });
    await settle(id);
    const [mail] = sink.mails;
    expect(mail).toMatchObject({
      from: 'mail@recruit.example',
      replyTo: athlete.account?.email,
      subject: expect.stringMatching(/^Grüße from \S/),
      text: expect.stringMatching(/^Coach Coach\d+,\n\n\.dot ünïcode\n?$/),
    });
    expect(mail?.to).toHaveLength(1);
    const { messageId } = (
      await app.source.query<{ messageId: string }[]>('select message_id as "messageId" from campaign_emails where campaign_id = $1', [id])
    )[0] ?? { messageId: '' };
    expect(mail?.messageId).toBe(`<${messageId}>`);
  });

  it('C-04 20 coaches get 20 emails', async () => {
    const id = await send(20);
    const done = await settle(id);
    expect(done).toMatchObject({ status: 'completed', sentCount: 20 });
    expect(new Set(sink.mails.flatMap((mail) => mail.to)).size).toBe(20);
  });

  it.each([
    ['at RCPT', { kind: 'refuse-recipient', code: 550 } as const, /550.*Not here/],
    ['at DATA', { kind: 'refuse-data', code: 554 } as const, /554.*Not here/],
  ])('C-04 a server that refuses one coach %s: failed with its words, the others are sent', async (_at, rule, words) => {
    sink.behave(/coach0@/, rule);
    const id = await send(5);
    const done = await settle(id);
    expect(done).toMatchObject({ status: 'completed', sentCount: 4, failedCount: 1 });
    const failed = (await emailsOf(athlete, id)).find((email) => email.status === 'failed');
    expect(failed).toMatchObject({ toAddress: 'coach0@college.example.edu', reasonCode: 'refused' });
    expect(failed?.errorMessage).toMatch(words);
  });

  it('M-04 a server that refuses one coach for now: it waits with the server’s words, the others are sent, and it is tried again', async () => {
    sink.behave(/coach0@/, { kind: 'refuse-recipient', code: 450 }, 1);
    const id = await send(5);
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 4);
    const waiting = (await emailsOf(athlete, id)).find((email) => email.status === 'queued');
    expect(waiting).toMatchObject({ toAddress: 'coach0@college.example.edu', errorMessage: expect.stringMatching(/450.*Try again later/) });
    await app.source.query(`update campaign_emails set due_at = now() where id = $1`, [waiting?.id]);
    await app.app.get(DeliverCampaign).run(id);
    expect(await settle(id)).toMatchObject({ status: 'completed', sentCount: 5 });
  });

  it('R-11 an address that the server does not know waits for the admins, once', async () => {
    sink.behave(/coach19@/, { kind: 'refuse-recipient', code: 550 });
    for (const round of [1, 2]) await settle(await send(20, { name: `Round ${round}` }));
    const admin = await app.admin();
    const { body } = await admin.get<{ note: string; coachEmail: string; by: null }[]>('/api/admin/corrections');
    const raised = body.filter(({ coachEmail }) => coachEmail === 'coach19@college.example.edu');
    expect(raised).toHaveLength(1);
    expect(raised[0]).toMatchObject({ by: null, note: expect.stringContaining('550') });
  });

  it('C-04 the connection drops before the message is through: the email is unknown and never sent blindly again', async () => {
    sink.behave(/./, { kind: 'drop-in-message' }, 1);
    const id = await send(1);
    await settle(id);
    expect(await only(id)).toMatchObject({ status: 'unknown', reasonCode: 'no_answer' });
    expect((await campaignOf(athlete, id)).status).toBe('active');
    expect(sink.mails).toHaveLength(0);
  });

  it('C-04 the answer is lost after the server took the email: unknown, and the coach has one email', async () => {
    sink.behave(/./, { kind: 'drop-before-answer' }, 1);
    const id = await send(1);
    await settle(id);
    expect(await only(id)).toMatchObject({ status: 'unknown' });
    expect(sink.mails).toHaveLength(1);
  });

  it('C-04 "It arrived" settles an unknown mail, once', async () => {
    sink.behave(/./, { kind: 'drop-before-answer' }, 1);
    const id = await send(1);
    await settle(id);
    const path = `/api/campaigns/${id}/emails/${(await only(id)).id}/resolve`;
    expect((await athlete.post(path, { outcome: 'arrived' })).body).toMatchObject({ status: 'sent' });
    expect((await athlete.post(path, { outcome: 'arrived' })).status).toBe(409);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 1, unknownCount: 0 });
    expect(sink.mails).toHaveLength(1);
  });

  it('C-04 "Send again" waits until the first try is certainly over, then sends once more', async () => {
    sink.behave(/./, { kind: 'drop-in-message' }, 1);
    const id = await send(1);
    await settle(id);
    const path = `/api/campaigns/${id}/emails/${(await only(id)).id}/resolve`;
    const early = await athlete.post<{ code: string }>(path, { outcome: 'send_again' });
    expect([early.status, early.body.code]).toEqual([409, 'still_being_checked']);
    await app.source.query(`update campaign_emails set claimed_at = claimed_at - interval '3 minutes' where campaign_id = $1`, [id]);
    expect((await athlete.post(path, { outcome: 'send_again' })).status).toBe(200);
    await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
    expect(sink.mails).toHaveLength(1);
  });

  it('C-04 a refused mail can be sent again', async () => {
    sink.behave(/./, { kind: 'refuse-data', code: 552 }, 1);
    const id = await send(1);
    await settle(id);
    const path = `/api/campaigns/${id}/emails/${(await only(id)).id}/resolve`;
    await athlete.post(path, { outcome: 'send_again' });
    expect(await untilCampaign(athlete, id, (campaign) => campaign.sentCount === 1)).toMatchObject({ failedCount: 0 });
  });

  it('M-09 an address refused for good (5.1.x) is suppressed, a full mailbox is not; sent again, the email goes to the corrected address', async () => {
    sink.behave(/coach0@/, { kind: 'refuse-recipient', code: 550, words: '5.1.1 User unknown' });
    sink.behave(/coach1@/, { kind: 'refuse-recipient', code: 552, words: '5.2.2 Mailbox full' });
    const id = await send(2);
    await settle(id);
    const mails = async () => Object.fromEntries((await emailsOf(athlete, id)).map((mail) => [mail.toAddress.split('@')[0] ?? '', mail]));
    const { coach0, coach1 } = await mails();
    const path = (mail?: { id: string }) => `/api/campaigns/${id}/emails/${mail?.id}/resolve`;
    const refused = await athlete.post<{ code: string }>(path(coach0), { outcome: 'send_again' });
    expect([refused.status, refused.body.code]).toEqual([409, 'address_suppressed']);
    sink.behaveWell();
    await athlete.post(path(coach1), { outcome: 'send_again', toAddress: coach1?.toAddress });

    await app.source.query(`update coaches set email = 'right@college.example.edu' where email = 'coach0@college.example.edu'`);
    expect((await mails())['coach0']?.sendAgainTo).toBe('right@college.example.edu');
    const unseen = await athlete.post<{ code: string }>(path(coach0), { outcome: 'send_again', toAddress: coach0?.toAddress });
    expect([unseen.status, unseen.body.code]).toEqual([409, 'address_changed']);
    await athlete.post(path(coach0), { outcome: 'send_again', toAddress: 'right@college.example.edu' });
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 2);
    await app.source.query(`update coaches set email = 'coach0@college.example.edu' where email = 'right@college.example.edu'`);
    await app.source.query(`delete from suppressed_addresses where address_key = 'coach0@college.example.edu'`);
    expect(
      sink.mails
        .map(({ to }) => to)
        .flat()
        .sort(),
    ).toEqual(['coach1@college.example.edu', 'right@college.example.edu']);
  });

  it('X-01 another athlete can not decide about my mail', async () => {
    sink.behave(/./, { kind: 'drop-before-answer' }, 1);
    const id = await send(1);
    await settle(id);
    const other = await app.agent();
    const path = `/api/campaigns/${id}/emails/${(await only(id)).id}/resolve`;
    expect((await other.post(path, { outcome: 'arrived' })).status).toBe(404);
    expect((await other.post(path, { outcome: 'nonsense' })).status).toBe(404);
  });

  it('G-06 an athlete whose address is not confirmed can not send by the platform’s server', async () => {
    const fresh = await app.agent();
    const id = await haveDraft(fresh);
    expect((await fresh.get('/api/user/mail-sender')).body).toMatchObject({
      via: 'smtp',
      ready: false,
      reason: 'email_not_verified',
    });
    const { status, body } = await fresh.post<{ code: string }>(`/api/user/campaigns/${id}/send`, {
      selectedCoachIds: coachIds.slice(0, 1),
    });
    expect([status, body.code]).toEqual([409, 'email_not_verified']);
  });

  it('M-02 example contacts never get real mail, whatever their domain: it can only be kept', async () => {
    await app.source.query('update coaches set is_example = true where id = $1', [coachIds[9]]);
    const id = await haveDraft(athlete);
    const send = (keep: boolean) =>
      athlete.post<{ code: string }>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: [coachIds[9]], keep });
    expect(await send(false)).toMatchObject({ status: 409, body: { code: 'nothing_can_deliver' } });
    expect((await send(true)).status).toBe(200);
    await untilCampaign(athlete, id, (campaign) => campaign.status === 'kept');
    expect(sink.mails).toHaveLength(0);
  });
});
