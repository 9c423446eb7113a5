import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, untilCampaign, type Campaign } from './campaign-world.js';

interface Problem {
  code: string;
  message: string;
  requestId: string;
  items?: { coachId: number; code: string }[];
}

const COACHES = 10;

describe('M-01 mail that cannot be delivered', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, COACHES);
  });

  afterAll(() => app.close());

  const send = (id: string, changes: object = {}) =>
    athlete.post<Campaign & Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, ...changes });

  const keep = async (changes: Parameters<typeof haveDraft>[1] = {}): Promise<string> => {
    const id = await haveDraft(athlete, changes);
    expect((await send(id, { keep: true })).status).toBe(200);
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    return id;
  };

  it('M-02 X-02 a Send says that nothing can be delivered, before it looks at anything else', async () => {
    const id = await haveDraft(athlete, { template: 'GPA {{student_gpa}}' });
    const { status, body } = await send(id);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code: 'nothing_can_deliver', message: expect.stringContaining('Nothing can be delivered yet') }),
    ]);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'draft', totalCount: 0 });
  });

  it('M-02 the athlete can ask beforehand', async () => {
    expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({
      via: 'outbox',
      ready: false,
      reason: 'nothing_can_deliver',
      canConnectGmail: false,
    });
  });

  it('M-01 a campaign that was not delivered can be deleted, and nothing of it is sent later', async () => {
    const id = await keep();
    expect((await athlete.delete(`/api/user/campaigns/${id}`)).status).toBe(204);
    expect((await athlete.get<Campaign[]>('/api/user/campaigns')).body).toEqual([]);
    expect((await athlete.post(`/api/user/campaigns/${id}/send-kept`)).status).toBe(404);
  });

  it('M-02 keep is true or false', async () => {
    expect(await send(await haveDraft(athlete), { keep: 'yes' })).toMatchObject({ status: 400, body: { errors: [{ field: 'keep' }] } });
  });

  it('M-01 kept email is called kept, has no time of sending, and its campaign ends as kept', async () => {
    const id = await keep();
    expect(await campaignOf(athlete, id)).toMatchObject({ totalCount: COACHES, sentCount: 0, keptCount: COACHES, isKeeping: false });
    for (const mail of await emailsOf(athlete, id)) {
      expect(mail).toMatchObject({ status: 'kept', sentAt: null, keptAt: expect.any(String), reasonCode: null, errorMessage: null });
    }
  });

  it('M-01 D-03 it counts in no figure: user, stats, home, analytics and operations', async () => {
    const admin = await app.admin();
    const lastDay = async () => (await admin.get<{ sending: { lastDay: number } }>('/api/admin/operations')).body.sending.lastDay;
    const before = await lastDay();
    await keep();
    const none = { emailsSentCount: 0, emailsSentByHandCount: 0, emailsOpenedCount: 0, emailsRepliedCount: 0, activeCampaignsCount: 0 };
    expect((await athlete.get('/api/user/stats')).body).toEqual(none);
    expect((await athlete.get('/api/user')).body).toMatchObject({ stats: { emailsSentCount: 0 } });
    const { body: home } = await athlete.get<{ figures: object; silentCoaches: number }>('/api/user/home');
    expect(home.figures).toMatchObject({ sent: 0, sentCampaigns: 0, opened: 0, replied: 0 });
    const { body: analytics } = await athlete.get('/api/user/analytics?range=all');
    expect(JSON.stringify(analytics)).not.toMatch(/"sent(Count)?":[1-9]/);
    expect(await lastDay()).toBe(before);
  });

  it('M-01 R-05 D-05 it makes no entry in feed or timeline, and no school counts as written to', async () => {
    await keep();
    const { body: feed } = await athlete.get<{ entries: { kind: string }[] }>('/api/user/activity');
    expect(feed.entries.filter(({ kind }) => kind === 'campaign_sent')).toEqual([]);
    const { body: schools } = await athlete.get<{ id: number; introEmailSent: boolean }[]>('/api/schools');
    expect(schools.filter(({ introEmailSent }) => introEmailSent)).toEqual([]);
    const { body: favorites } = await athlete.get<{ schoolId: number }[]>('/api/user/favorites');
    const { body: timeline } = await athlete.get<{ entries: { kind: string }[] }>(`/api/schools/${favorites[0]?.schoolId}/timeline`);
    expect(timeline.entries.map(({ kind }) => kind)).not.toContain('mail_sent');
  });

  it('O-04 the admins can read it in the outbox, exactly as previewed', async () => {
    const id = await haveDraft(athlete, { subject: 'Only in the outbox' });
    const coachId = coachIds[3] ?? 0;
    const { body: preview } = await athlete.get(`/api/user/campaigns/${id}/preview?coachId=${coachId}`);
    await send(id, { keep: true, selectedCoachIds: [coachId] });
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    const admin = await app.admin();
    const { body: list } = await admin.get<{ id: string; subject: string }[]>('/api/admin/outbox');
    const mail = list.find(({ subject }) => subject === 'Only in the outbox');
    expect((await admin.get(`/api/admin/outbox/${mail?.id}`)).body).toMatchObject({
      ...{ to: preview['to'], subject: preview['subject'], text: preview['text'] },
      ...{ replyTo: athlete.account?.email, reason: 'no_mail_server' },
    });
  });

  it('M-02 kept email stays kept while there is still no way', async () => {
    const id = await keep();
    const { status, body } = await athlete.post<Problem>(`/api/user/campaigns/${id}/send-kept`, {});
    expect([status, body.code]).toEqual([409, 'nothing_can_deliver']);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'kept', keptCount: COACHES });
  });
});

describe('M-02 kept email, once there is a way', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
  });

  beforeEach(async () => {
    athlete = await app.agent();
    coachIds = await haveCoaches(await app.admin(), athlete, COACHES);
  });

  afterAll(() => app.close());

  const keep = async (changes: Parameters<typeof haveDraft>[1]): Promise<string> => {
    const id = await haveDraft(athlete, changes);
    await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, keep: true });
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    return id;
  };
  const sendKept = (id: string, body: object = {}, by = athlete) =>
    by.post<Campaign & Problem>(`/api/user/campaigns/${id}/send-kept`, body);
  const arrived = (subject: string) => app.sink.mails.filter((mail) => mail.subject === subject);
  const signedIn = async (server: TestApp, { account }: Agent): Promise<Agent> => {
    const agent = server.anonymous();
    const { username, password } = account ?? {};
    expect((await agent.post('/api/login', { username, password })).status).toBe(200);
    return agent;
  };

  it('M-02 mail that was kept before SMTP_URL was set leaves by it, and not by itself', async () => {
    const place = await startTestApp({ env: { ROLE: 'web' } });
    const bare = await startTestApp({ on: place });
    const before = await bare.agent();
    const ids = await haveCoaches(await bare.admin(), before, COACHES);
    const id = await haveDraft(before, { subject: 'Set up later' });
    await before.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: ids, keep: true });
    await untilCampaign(before, id, ({ status }) => status === 'kept');
    await bare.close();
    const delivering = await startTestApp({ on: place, env: { SMTP_URL: app.sink.url, REQUIRE_VERIFIED_EMAIL: 'off' } });
    const agent = await signedIn(delivering, before);
    expect((await campaignOf(agent, id)).status).toBe('kept');
    expect((await sendKept(id, {}, agent)).status).toBe(200);
    await untilCampaign(agent, id, ({ status }) => status === 'completed');
    expect(new Set(arrived('Set up later').flatMap(({ to }) => to)).size).toBe(COACHES);
    await delivering.close();
    await place.close();
  });

  it('M-02 one action sends each of them once, to the address and with the profile of today', async () => {
    const id = await keep({ subject: 'Later', template: 'GPA {{student_gpa|unknown}}' });
    await athlete.put('/api/user', { gpa: 3.9 });
    await app.source.query(`update coaches set email = 'moved@college.example.edu' where id = $1`, [coachIds[0]]);
    expect(await sendKept(id)).toMatchObject({ status: 200, body: { keptCount: 0, totalCount: COACHES } });
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(await campaignOf(athlete, id)).toMatchObject({ sentCount: COACHES, keptCount: 0 });
    const mails = arrived('Later');
    expect(new Set(mails.flatMap(({ to }) => to)).size).toBe(COACHES);
    expect(mails).toHaveLength(COACHES);
    expect(mails.flatMap(({ to }) => to)).toContain('moved@college.example.edu');
    expect(mails.every(({ text }) => text.includes('GPA 3.9'))).toBe(true);
    expect((await athlete.get('/api/user/stats')).body).toMatchObject({ emailsSentCount: COACHES });
    const outbox = await app.source.query<object[]>(`select 1 from outbox_mails where subject = 'Later'`);
    expect(outbox).toEqual([]);
  });

  it('M-02 two tabs at two servers: each email leaves once', async () => {
    const id = await keep({ subject: 'Twice' });
    const second = await startTestApp({ on: app });
    const other = await signedIn(second, athlete);
    const answers = await Promise.all([sendKept(id), sendKept(id, {}, other), sendKept(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(['nothing_kept', 'nothing_kept']);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(arrived('Twice')).toHaveLength(COACHES);
    expect((await sendKept(id)).status).toBe(409);
    await second.close();
  });

  it('M-02 C-05 all checks run again, and nothing moves while one of them fails', async () => {
    await athlete.put('/api/user', { gpa: 3.9 });
    const id = await keep({ subject: 'Checked', template: 'GPA {{student_gpa}}' });
    await athlete.put('/api/user', { gpa: null });
    const { status, body } = await sendKept(id);
    expect([status, body.code, body.items?.length]).toEqual([422, 'needs_confirmation', COACHES]);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'kept', keptCount: COACHES });
    const confirmed = (body.items ?? []).map(({ coachId, code }) => ({ coachId, code }));
    expect((await sendKept(id, { confirmed })).status).toBe(200);
  });

  it('M-02 an address that must not be written to any more is skipped', async () => {
    const id = await keep({ subject: 'Suppressed' });
    const [mail] = await emailsOf(athlete, id);
    await app.source.query(
      `insert into suppressed_addresses (user_id, address_key, reason, created_at)
       select user_id, lower(to_address), 'bounced', now() from campaign_emails where id = $1`,
      [mail?.id],
    );
    await sendKept(id);
    const done = await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(done).toMatchObject({ sentCount: COACHES - 1, skippedCount: 1 });
    expect(arrived('Suppressed').flatMap(({ to }) => to)).not.toContain(mail?.toAddress);
  });

  it('M-02 C-04 coaches whose addresses became equal get one email; the others are skipped, and say so', async () => {
    const id = await keep({ subject: 'Equal' });
    const move = (coachId: number | undefined, email: string) =>
      app.source.query('update coaches set email = $2 where id = $1', [coachId, email]);
    await move(coachIds[0], 'shared@college.example.edu');
    await move(coachIds[1], 'Shared@College.example.edu');
    expect((await sendKept(id)).status).toBe(200);
    const done = await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(done).toMatchObject({ sentCount: COACHES - 1, skippedCount: 1, keptCount: 0 });
    const to = arrived('Equal').flatMap((mail) => mail.to.map((address) => address.toLowerCase()));
    expect(to.filter((address) => address === 'shared@college.example.edu')).toHaveLength(1);
    expect((await emailsOf(athlete, id)).filter(({ status }) => status === 'skipped')).toMatchObject([
      { reasonCode: 'same_address', errorMessage: 'Another coach with this address already gets this email.' },
    ]);
  });

  it('M-02 C-04 a kept email is not sent to an address that already got an email of the campaign', async () => {
    const id = await keep({ subject: 'Second' });
    const [last] = coachIds.slice(-1);
    const row = (status: string) =>
      app.source.query(`update campaign_emails set status = $2 where campaign_id = $1 and coach_id = $3`, [id, status, last]);
    await row('skipped');
    await sendKept(id);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    await row('kept');
    await app.source.query(`update coaches set email = (select email from coaches where id = $1) where id = $2`, [coachIds[0], last]);
    expect(await sendKept(id)).toMatchObject({ status: 400, body: { code: 'no_addresses' } });
    expect(arrived('Second')).toHaveLength(COACHES - 1);
  });

  it('M-02 mail to a coach who left the directory stays kept', async () => {
    const id = await keep({ subject: 'Gone' });
    await app.source.query('delete from coaches where id = $1', [coachIds[0]]);
    await sendKept(id);
    const done = await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(done).toMatchObject({ sentCount: COACHES - 1, keptCount: 1 });
    expect(await sendKept(id)).toMatchObject({ status: 409, body: { code: 'nothing_kept' } });
  });

  it('M-02 a Send that says keep delivers nothing, although it could', async () => {
    const id = await haveDraft(athlete, { subject: 'Not today' });
    const answer = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, keep: true });
    expect(answer.status).toBe(200);
    await untilCampaign(athlete, id, ({ status }) => status === 'kept');
    expect(arrived('Not today')).toEqual([]);
  });

  it('M-02 there is nothing to send in a draft', async () => {
    expect(await sendKept(await haveDraft(athlete))).toMatchObject({ status: 409, body: { code: 'nothing_kept' } });
  });
});
