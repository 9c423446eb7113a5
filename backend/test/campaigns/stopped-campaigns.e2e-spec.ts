import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { emailsOf, haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';
import { inHours, planning, ZONE, type Problem, type Scheduled } from './schedule-world.js';

const COACHES = 6;

describe('C-11 a campaign that is planned or under way', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), COACHES);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    app.sink.mails.length = 0;
    athlete = await app.agent();
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
  });

  const { send, scheduled, look, press, pass, deliver } = planning(() => ({ app, athlete, coachIds }));

  it('C-11 C-20 pause, edit, resume and cancel while it is scheduled', async () => {
    const id = await scheduled();
    expect((await press(id, 'pause')).body).toMatchObject({ status: 'paused', pausedReason: 'by_athlete', queuedCount: COACHES });
    expect((await press(id, 'pause')).status).toBe(200);
    await pass(id, 200);
    await deliver(id);
    expect(app.sink.mails).toHaveLength(0);
    const edited = await athlete.put<Scheduled>(`/api/user/campaigns/${id}/schedule`, {
      schedule: { way: 'at', zone: ZONE, at: inHours(50) },
    });
    expect(edited.body).toMatchObject({ status: 'paused', schedule: { way: 'at' } });
    expect((await press(id, 'resume')).body).toMatchObject({ status: 'scheduled', pausedReason: null });
    expect((await press(id, 'cancel')).body).toMatchObject({ status: 'cancelled', cancelledCount: COACHES, queuedCount: 0 });
    await pass(id, 100);
    await deliver(id);
    expect(app.sink.mails).toHaveLength(0);
    expect((await emailsOf(athlete, id)).map(({ status }) => status)).toEqual(Array<string>(COACHES).fill('cancelled'));
  });

  it('C-11 cancelled while it is active, what left stays and what waits never leaves', async () => {
    const id = await scheduled({ way: 'at', zone: ZONE, at: inHours(30), dailyLimit: 2 });
    await pass(id, 31);
    await deliver(id);
    expect((await press(id, 'cancel')).body).toMatchObject({ status: 'cancelled', sentCount: 2, cancelledCount: 4, queuedCount: 0 });
    await pass(id, 200);
    await deliver(id);
    expect(app.sink.mails).toHaveLength(2);
  });

  it('C-20 two tabs: what the other one ended answers 409 and changes nothing', async () => {
    const id = await scheduled();
    await press(id, 'cancel');
    expect((await press(id, 'cancel')).status).toBe(200);
    for (const what of ['pause', 'resume']) expect((await press(id, what)).status).toBe(409);
    const edited = await athlete.put<Problem>(`/api/user/campaigns/${id}/schedule`, { schedule: { way: 'morning', zone: ZONE } });
    expect([edited.status, edited.body.code]).toEqual([409, 'campaign_not_under_way']);
    expect(await look(id)).toMatchObject({ status: 'cancelled', cancelledCount: COACHES });
    const draft = await haveDraft(athlete);
    for (const what of ['pause', 'cancel']) expect((await press(draft, what)).body.code).toBe('campaign_not_under_way');
  });

  it('C-20 the server was off for three days: it asks instead of sending, Home says so, and the athlete chooses a new time or now', async () => {
    const id = await scheduled({ way: 'at', zone: ZONE, at: inHours(2) });
    await pass(id, 74);
    await deliver(id);
    await untilCampaign(athlete, id, ({ status }) => status === 'paused');
    expect(await look(id)).toMatchObject({ status: 'paused', pausedReason: 'schedule_late', queuedCount: COACHES });
    expect(app.sink.mails).toHaveLength(0);
    const home = await athlete.get<{ late: object; paused: { count: number } }>('/api/user/home');
    expect(home.body).toMatchObject({ late: { count: 1, mails: COACHES, campaignId: id }, paused: { count: 0 } });
    const later = await press(id, 'resume', { schedule: { way: 'at', zone: ZONE, at: inHours(40) } });
    expect(later.body).toMatchObject({ status: 'scheduled', pausedReason: null });
    await pass(id, 80);
    await untilCampaign(athlete, id, ({ status }) => status === 'paused');
    const resumed = await press(id, 'resume', { schedule: { way: 'now', zone: ZONE, dailyLimit: null } });
    expect(resumed.body).toMatchObject({ status: 'active', schedule: null });
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(app.sink.mails).toHaveLength(COACHES);
  });

  it('C-20 a coach who left, moved, opted out or bounced, or whose school was declined in the meantime gets nothing, with the reason', async () => {
    const own = await Promise.all(
      [1, 2, 3, 4, 5].map(async (schoolId) => {
        const contact = { schoolId, name: `Robin Own ${schoolId}`, title: 'Coach', email: `robin${schoolId}@own.example.edu` };
        return (await athlete.post<{ id: number }>('/api/user/contacts', contact)).body.id;
      }),
    );
    const { id } = await send({ way: 'at', zone: ZONE, at: inHours(30) }, own);
    const [gone, moved, optedOut, bounced] = own;
    await athlete.delete(`/api/user/contacts/${gone}`);
    await app.source.query('update coaches set school_id = 6 where id = $1', [moved]);
    const [token] = await app.source.query<[{ token: string }]>(
      'select opt_out_token as token from campaign_emails where campaign_id = $1 and coach_id = $2',
      [id, optedOut],
    );
    await athlete.post(`/api/unsubscribe/${token.token}`, {});
    await app.source.query(
      `insert into suppressed_addresses (user_id, address_key, reason, detail, created_at)
       select user_id, to_address, 'bounced', '', now() from campaign_emails where campaign_id = $1 and coach_id = $2`,
      [id, bounced],
    );
    await athlete.put('/api/user/target-schools/5', { leadLevel: 'declined' });
    await app.source.query(
      `insert into target_schools (user_id, school_id, lead_level, updated_at) select user_id, 5, 'declined', now() from campaigns where id = $1
       on conflict (user_id, school_id) do update set lead_level = 'declined'`,
      [id],
    );
    await pass(id, 31);
    await deliver(id);
    const emails = await emailsOf(athlete, id);
    expect(emails.map(({ status }) => status)).toEqual(Array<string>(5).fill('skipped'));
    expect(emails.map(({ reasonCode }) => reasonCode).sort()).toEqual([
      'coach_moved',
      'coach_removed',
      'school_declined',
      'suppressed',
      'suppressed',
    ]);
    expect(emails.every(({ errorMessage }) => errorMessage !== null)).toBe(true);
    expect(await look(id)).toMatchObject({ status: 'completed', skippedCount: 5, sentCount: 0 });
    expect(app.sink.mails).toHaveLength(0);
  });

  it('C-11 X-01 another athlete’s campaign does not exist', async () => {
    const id = await scheduled();
    const other = await app.agent();
    const schedule = { way: 'morning', zone: ZONE };
    const answers = await Promise.all([
      other.post(`/api/user/campaigns/${id}/pause`),
      other.post(`/api/user/campaigns/${id}/cancel`),
      other.post(`/api/user/campaigns/${id}/schedule/preview`, { schedule }),
      other.put(`/api/user/campaigns/${id}/schedule`, { schedule }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await look(id)).toMatchObject({ status: 'scheduled' });
  });
});
