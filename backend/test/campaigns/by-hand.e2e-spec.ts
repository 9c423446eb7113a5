import PostalMime from 'postal-mime';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type Campaign, type CampaignEmail } from './campaign-world.js';

interface Problem {
  code: string;
  message: string;
  items?: { coachId: number; code: string }[];
  errors?: { field: string }[];
}

type HandCampaign = Campaign & { sentByHandCount: number; openCount: number; replyCount: number };
type HandMail = CampaignEmail & { channel: string; coachId: number; repliedAt: string | null; reply: { isNoted: boolean } | null };

interface HandEmail {
  coachName: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  problems: { code: string }[];
  mailApp: { href: string; isShortened: boolean };
  phone: string | null;
  xHandle: string | null;
}

const DAY_MS = 86_400_000;
const BY_EMAIL = { channel: 'email_by_hand' };

describe('C-14 sending by hand, on a server that can deliver nothing', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];
  let id: string;
  let mails: HandMail[];

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    coachIds = (await haveCoaches(await app.admin(), athlete, 3)).slice(0, 3);
    id = await chosen();
    mails = (await emailsOf(athlete, id)) as HandMail[];
  });

  /** A campaign to three coaches that the athlete sends by hand. */
  const chosen = async (changes: Parameters<typeof haveDraft>[1] = {}, confirmed: object[] = []) => {
    const campaign = await haveDraft(athlete, changes);
    const body = { selectedCoachIds: coachIds, byHand: true, confirmed };
    const { status, body: answer } = await athlete.post<Problem>(`/api/user/campaigns/${campaign}/send`, body);
    if (status !== 200) throw new Error(`send answered ${status}: ${JSON.stringify(answer)}`);
    return campaign;
  };
  const path = (mail: { id: string }, rest = 'by-hand') => `/api/campaigns/${id}/emails/${mail.id}/${rest}`;
  const first = () => mails[0] as HandMail;
  const second = () => mails[1] as HandMail;
  const sent = (mail: { id: string }, body: object = BY_EMAIL) => athlete.put<HandMail & Problem>(path(mail), body);
  const undone = (mail: { id: string }) => athlete.delete<HandMail & Problem>(path(mail));
  const replied = (mail: { id: string }, body: object = { at: new Date().toISOString(), text: 'Call me on Thursday.' }) =>
    athlete.put<HandMail & Problem>(path(mail, 'noted-reply'), body);
  const campaign = async () => (await campaignOf(athlete, id)) as HandCampaign;
  const tracked = async () => {
    const { body } =
      await athlete.get<{ introEmailSent: boolean; responseGotten: boolean; leadLevel: string }[]>('/api/user/target-schools');
    return body[0];
  };
  const figures = async () => {
    const { body: stats } = await athlete.get('/api/user/stats');
    const { body: home } = await athlete.get<{ figures: { sent: number; sentByHand: number; replied: number } }>('/api/user/home');
    const { body: analytics } = await athlete.get<{ figures: { sent: number; sentByHand: number; replied: number } }>(
      '/api/user/analytics?range=7d',
    );
    const of = (one: { sent: number; sentByHand: number; replied: number }) => [one.sent, one.sentByHand, one.replied];
    const { emailsSentCount, emailsSentByHandCount, emailsRepliedCount } = stats as Record<string, number>;
    const { sentCount, sentByHandCount, replyCount } = await campaign();
    const all = [
      [emailsSentCount, emailsSentByHandCount, emailsRepliedCount],
      of(home.figures),
      of(analytics.figures),
      [sentCount, sentByHandCount, replyCount],
    ];
    expect(new Set(all.map(String)).size).toBe(1);
    return all[0];
  };

  it('C-14 M-02 choosing by hand delivers nothing: every email waits for the athlete, and counts as sent nowhere', async () => {
    expect(await campaign()).toMatchObject({ status: 'kept', keptCount: 3, sentCount: 0, queuedCount: 0 });
    expect(mails.map(({ status, channel }) => [status, channel])).toEqual(mails.map(() => ['kept', 'email']));
    expect(await figures()).toEqual([0, 0, 0]);
  });

  it('C-14 the gates of a Send hold: an empty placeholder stops everything until it is confirmed', async () => {
    const draft = await haveDraft(athlete, { template: 'GPA {{student_gpa}}' });
    const body = { selectedCoachIds: coachIds, byHand: true };
    const { status, body: answer } = await athlete.post<Problem>(`/api/user/campaigns/${draft}/send`, body);
    expect([status, answer.code, answer.items?.length]).toEqual([422, 'needs_confirmation', 3]);
    id = await chosen(
      { template: 'GPA {{student_gpa}}' },
      coachIds.map((coachId) => ({ coachId, code: 'empty_placeholder' })),
    );
    mails = (await emailsOf(athlete, id)) as HandMail[];
    const { body: email } = await athlete.get<HandEmail>(path(first()));
    expect(email.problems.map(({ code }) => code)).toEqual(['empty_placeholder']);
    expect(await sent(first())).toMatchObject({ status: 422, body: { code: 'needs_confirmation' } });
    expect((await athlete.get(path(first(), 'by-hand.eml'))).status).toBe(422);
    expect(await sent(first(), { ...BY_EMAIL, confirmed: ['empty_placeholder'] })).toMatchObject({ status: 200, body: { status: 'sent' } });
  });

  it('C-14 the finished email is exactly the previewed one, from the athlete’s own address', async () => {
    const { body: email } = await athlete.get<HandEmail>(path(first()));
    const { body: preview } = await athlete.get(`/api/user/campaigns/${id}/preview?coachId=${first().coachId}`);
    expect(email).toMatchObject({ to: preview['to'], subject: preview['subject'], text: preview['text'], problems: [] });
    expect(email.from.address).toBe(athlete.account?.email);
    expect(email.mailApp).toMatchObject({ isShortened: false, href: expect.stringContaining(`mailto:${email.to}?subject=Film%20for%20`) });
  });

  it('C-14 a long email opens shortened, and says so', async () => {
    id = await chosen({ template: 'word '.repeat(1_000) });
    mails = (await emailsOf(athlete, id)) as HandMail[];
    const { body } = await athlete.get<HandEmail>(path(first()));
    expect(body.mailApp.isShortened).toBe(true);
    expect(body.mailApp.href.length).toBeLessThanOrEqual(2_000);
    expect(decodeURIComponent(body.mailApp.href)).toContain('[Cut here. Copy the full email from Recruit.]');
  });

  it('C-14 the file opens as a draft in an email program, with every letter as it is', async () => {
    id = await chosen({ subject: 'Müller “QB” 🏈 日本', template: 'Coach {{coach_last_name}},\n\n日本 🏈' });
    mails = (await emailsOf(athlete, id)) as HandMail[];
    const answer = await athlete.get<string>(path(first(), 'by-hand.eml'));
    expect(answer.headers.get('content-type')).toBe('message/rfc822');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="email.eml"');
    const raw = answer.body;
    expect(raw).toMatch(/^X-Unsent: 1\r$/m);
    expect(raw).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    const mail = await PostalMime.parse(raw);
    const { body: email } = await athlete.get<HandEmail>(path(first()));
    expect(mail).toMatchObject({ subject: email.subject, from: { address: athlete.account?.email }, to: [{ address: email.to }] });
    expect(mail.text?.trim().replaceAll('\r\n', '\n')).toBe(email.text);
  });

  it('C-14 X-07 “I sent it” counts as sent by hand, the same everywhere, and ticks the school', async () => {
    expect(await sent(first())).toMatchObject({
      status: 200,
      body: { status: 'sent', channel: 'email_by_hand', sentAt: expect.any(String) },
    });
    expect(await figures()).toEqual([1, 1, 0]);
    expect(await tracked()).toMatchObject({ introEmailSent: true, leadLevel: 'cold' });
    const { body: timeline } = await athlete.get<{ entries: object[] }>(`/api/schools/${await schoolId()}/timeline`);
    expect(timeline.entries).toContainEqual(expect.objectContaining({ kind: 'mail_sent', channel: 'email_by_hand' }));
    const { body: feed } = await athlete.get<{ entries: object[] }>('/api/user/activity');
    expect(feed.entries).toContainEqual(expect.objectContaining({ kind: 'campaign_sent', count: 1, byHandCount: 1 }));
  });

  it('C-14 is recorded once, from two tabs at once and pressed again', async () => {
    const presses = await Promise.all([sent(first()), sent(first()), sent(first())]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = (await emailsOf(athlete, id)).find((mail) => mail.id === first().id);
    expect((await sent(first())).body.sentAt).toBe(before?.sentAt);
    const [counted] = await app.source.query<{ n: number }[]>(
      `select count(*)::int as n from activities where kind = 'sent_by_hand' and data ->> 'mailId' = $1`,
      [first().id],
    );
    expect(counted?.n).toBe(1);
    expect(await figures()).toEqual([1, 1, 0]);
  });

  it('C-14 the campaign is not delivered until the last email was sent by hand, and completed then', async () => {
    await sent(first());
    expect(await campaign()).toMatchObject({ status: 'kept', sentCount: 1, sentByHandCount: 1, keptCount: 2 });
    for (const mail of mails.slice(1)) await sent(mail);
    expect(await campaign()).toMatchObject({ status: 'completed', sentCount: 3, sentByHandCount: 3, keptCount: 0 });
    await undone(first());
    expect(await campaign()).toMatchObject({ status: 'kept', sentCount: 2, keptCount: 1 });
  });

  it('C-14 undo takes it out of every figure, the feed, the timeline and the tracking; it can be done again', async () => {
    await sent(first());
    expect(await undone(first())).toMatchObject({ status: 200, body: { status: 'kept', channel: 'email', sentAt: null } });
    expect(await figures()).toEqual([0, 0, 0]);
    expect(await tracked()).toMatchObject({ introEmailSent: false });
    const { body: feed } = await athlete.get<{ entries: { kind: string }[] }>('/api/user/activity');
    expect(feed.entries.map(({ kind }) => kind)).not.toContain('campaign_sent');
    const { body: timeline } = await athlete.get<{ entries: { kind: string }[] }>(`/api/schools/${await schoolId()}/timeline`);
    expect(timeline.entries.map(({ kind }) => kind)).not.toContain('mail_sent');
    expect((await undone(first())).status).toBe(200);
    await sent(first());
    expect(await figures()).toEqual([1, 1, 0]);
  });

  it('C-14 undo leaves “Intro email sent” while another email was sent to the school, or when the athlete ticked it', async () => {
    await sent(first());
    await sent(second());
    await undone(first());
    expect(await tracked()).toMatchObject({ introEmailSent: true });
    await undone(second());
    expect(await tracked()).toMatchObject({ introEmailSent: false });
    await athlete.patch(`/api/user/target-schools/${await schoolId()}`, { introEmailSent: true });
    await sent(first());
    await undone(first());
    expect(await tracked()).toMatchObject({ introEmailSent: true });
  });

  it('C-14 a reply noted by hand counts as a reply, and is shown as noted by the athlete', async () => {
    await sent(first());
    expect(await replied(first())).toMatchObject({
      ...{ status: 200 },
      body: { status: 'replied', repliedAt: expect.any(String), reply: { snippet: 'Call me on Thursday.', isNoted: true } },
    });
    expect(await figures()).toEqual([1, 1, 1]);
    expect(await tracked()).toMatchObject({ responseGotten: true, leadLevel: 'warm' });
    const { body: home } = await athlete.get<{ waitingReplies: object[] }>('/api/user/home');
    expect(home.waitingReplies).toHaveLength(1);
    const { body: timeline } = await athlete.get<{ entries: object[] }>(`/api/schools/${await schoolId()}/timeline`);
    expect(timeline.entries).toContainEqual(expect.objectContaining({ kind: 'mail_replied', isNoted: true, text: 'Call me on Thursday.' }));
    const { body: feed } = await athlete.get<{ entries: object[] }>('/api/user/activity');
    expect(feed.entries).toContainEqual(expect.objectContaining({ kind: 'coach_replied', isNoted: true }));
  });

  it('C-14 a second note changes the first, and the reply can be removed', async () => {
    await sent(first());
    await replied(first());
    expect((await replied(first(), { at: new Date().toISOString(), text: 'Call me on Friday.' })).body.reply).toMatchObject({
      snippet: 'Call me on Friday.',
    });
    expect(await figures()).toEqual([1, 1, 1]);
    expect(await undone(first())).toMatchObject({ status: 409, body: { code: 'already_answered' } });
    for (let press = 0; press < 2; press += 1) {
      expect(await athlete.delete(path(first(), 'noted-reply'))).toMatchObject({ status: 200, body: { status: 'sent', reply: null } });
    }
    expect(await figures()).toEqual([1, 1, 0]);
    expect(await tracked()).toMatchObject({ responseGotten: false, leadLevel: 'warm' });
    const { body: feed } = await athlete.get<{ entries: { kind: string }[] }>('/api/user/activity');
    expect(feed.entries.map(({ kind }) => kind)).not.toContain('coach_replied');
    expect((await undone(first())).status).toBe(200);
  });

  it('C-14 a reply needs an email that was sent, and a day that can be right', async () => {
    expect(await replied(first())).toMatchObject({ status: 409, body: { code: 'nothing_to_answer' } });
    await sent(first());
    const later = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const before = new Date(Date.now() - 3 * DAY_MS).toISOString();
    for (const at of [later, before, 'yesterday']) {
      expect(await replied(first(), { at })).toMatchObject({ status: 400, body: { errors: [{ field: 'at' }] } });
    }
    const long = { at: new Date().toISOString(), text: 'x'.repeat(501) };
    expect(await replied(first(), long)).toMatchObject({ status: 400, body: { errors: [{ field: 'text' }] } });
    expect(await figures()).toEqual([1, 1, 0]);
  });

  it('C-14 a coach who opted out, or whose address bounced, is not written to by hand', async () => {
    await app.source.query(`insert into mail_opt_outs (address_key, created_at) values (lower($1), now()) on conflict do nothing`, [
      first().toAddress,
    ]);
    expect(await athlete.get(path(first()))).toMatchObject({ status: 409, body: { code: 'address_suppressed' } });
    expect(await sent(first())).toMatchObject({ status: 409, body: { code: 'address_suppressed' } });
    await app.source.query('delete from mail_opt_outs where address_key = lower($1)', [first().toAddress]);
    expect(await figures()).toEqual([0, 0, 0]);
  });

  it('C-14 C-04 two coaches with one address: the second is not written to', async () => {
    await sent(first());
    await app.source.query('update coaches set email = $1 where id = $2', [first().toAddress.toUpperCase(), second().coachId]);
    expect(await sent(second())).toMatchObject({ status: 409, body: { code: 'same_address' } });
    expect(await figures()).toEqual([1, 1, 0]);
  });

  const schoolId = async () => {
    const [row] = await app.source.query<{ id: number }[]>('select school_id as id from campaign_emails where id = $1', [first().id]);
    return row?.id ?? 0;
  };
});

describe('C-14 C-04 by hand and by mail server: no coach gets the email of a campaign twice', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];
  let id: string;
  let mails: HandMail[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    coachIds = (await haveCoaches(await app.admin(), athlete, 4)).slice(0, 4);
    id = await haveDraft(athlete);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, byHand: true });
    mails = (await emailsOf(athlete, id)) as HandMail[];
  });

  const mark = (mail: { id: string } | undefined) => athlete.put<Problem>(`/api/campaigns/${id}/emails/${mail?.id}/by-hand`, BY_EMAIL);
  const sendKept = () => athlete.post<Problem>(`/api/user/campaigns/${id}/send-kept`, {});

  it('C-14 what was sent by hand is not sent by the server, and the reverse; both are counted apart', async () => {
    expect((await mark(mails[0])).status).toBe(200);
    expect((await sendKept()).status).toBe(200);
    expect(await mark(mails[1])).toMatchObject({ status: 409, body: { code: 'not_for_hand' } });
    const done = (await untilCampaign(athlete, id, ({ status }) => status === 'completed')) as HandCampaign;
    expect(done).toMatchObject({ sentCount: 4, sentByHandCount: 1, keptCount: 0 });
    expect(await mark(mails[1])).toMatchObject({ status: 409, body: { code: 'not_for_hand' } });
    const rows = (await emailsOf(athlete, id)) as HandMail[];
    expect(rows.filter(({ channel }) => channel === 'email')).toHaveLength(3);
    const refused = await athlete.delete<Problem>(`/api/campaigns/${id}/emails/${mails[1]?.id}/by-hand`);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_sent_by_hand']);
  });

  it('C-14 both at once: each coach has one email', async () => {
    const answers = await Promise.all([sendKept(), ...mails.map(mark)]);
    for (const { status, body } of answers) expect([200, 409]).toContain(status === 409 && body.code === undefined ? 0 : status);
    const { status } = await campaignOf(athlete, id);
    if (status === 'active') await untilCampaign(athlete, id, (one) => one.status === 'completed');
    const rows = (await emailsOf(athlete, id)) as HandMail[];
    expect(rows).toHaveLength(4);
    const [left] = await app.source.query<{ n: number }[]>(
      `select count(*)::int as n from campaign_emails where campaign_id = $1 and channel <> 'email' and (gateway is not null or claimed_at is not null)`,
      [id],
    );
    expect(left?.n).toBe(0);
  });
});
