import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveCoaches, haveDraft, untilCampaign } from './campaign-world.js';
import { clockIn, HOUR, inHours, moveCampuses, planning, ZONE, type Arrival } from './schedule-world.js';

const COACHES = 6;

describe('C-20 the schedule of a campaign', () => {
  let app: TestApp;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    await moveCampuses(app);
    coachIds = await haveCoaches(await app.admin(), await app.agent(), COACHES);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    app.sink.mails.length = 0;
    athlete = await app.agent();
    await athlete.put('/api/user/email-settings', { repeatDays: 0 });
  });

  const { send, scheduled, look, press, pass, deliver, dueTimes } = planning(() => ({ app, athlete, coachIds }));

  it('C-20 in each coach’s morning: every email has 8:00 of its campus on a weekday, and nothing has left', async () => {
    const id = await scheduled();
    expect(await look(id)).toMatchObject({
      status: 'scheduled',
      queuedCount: COACHES,
      sentCount: 0,
      schedule: { way: 'morning', dailyLimit: null },
    });
    const rows = await app.source.query<{ due: Date; zone: string }[]>(
      'select due_at as due, quiet_zone as zone from campaign_emails where campaign_id = $1',
      [id],
    );
    for (const { due, zone } of rows) {
      const [, day, hour] = /^(\w+),? (\d+):/.exec(clockIn(due.toISOString(), zone)) ?? [];
      expect(['Sat', 'Sun']).not.toContain(day);
      expect(['08', '09', '8', '9']).toContain(hour);
    }
    await deliver(id);
    expect(app.sink.mails).toHaveLength(0);
  });

  it('C-20 at a chosen time: exactly then, and then it leaves', async () => {
    const at = inHours(30);
    const id = await scheduled({ way: 'at', zone: ZONE, at });
    const { schedule, status } = await look(id);
    expect(status).toBe('scheduled');
    expect(schedule?.first).toEqual(schedule?.last);
    expect(new Date(schedule?.first?.at ?? 0).toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16).replace(' ', 'T')).toBe(at);
    await pass(id, 31);
    await deliver(id);
    // The server may have begun by itself at the same moment.
    await untilCampaign(athlete, id, ({ status: now }) => now === 'completed');
    expect(await look(id)).toMatchObject({
      status: 'completed',
      sentCount: COACHES,
      queuedCount: 0,
      schedule: { first: null, last: null },
    });
    expect(new Set(app.sink.mails.map(({ to }) => to[0])).size).toBe(COACHES);
    expect(app.sink.mails).toHaveLength(COACHES);
  });

  it('C-20 the server begins what is due by itself', async () => {
    const id = await scheduled({ way: 'at', zone: ZONE, at: inHours(30) });
    await pass(id, 31);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(app.sink.mails).toHaveLength(COACHES);
  });

  it('C-20 a daily limit of the athlete’s choice spreads over days, by default that of the settings', async () => {
    const id = await scheduled({ way: 'at', zone: ZONE, at: inHours(30), dailyLimit: 2 });
    const days = await dueTimes(id);
    expect(new Set(days.map((day) => day.slice(0, 10))).size).toBe(3);
    await pass(id, 31);
    await deliver(id);
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 2);
    expect(await look(id)).toMatchObject({ status: 'active', sentCount: 2, queuedCount: 4, schedule: { dailyLimit: 2 } });
    expect((await athlete.put('/api/user/email-settings', { dailyLimit: 3 })).status).toBe(200);
    const other = await scheduled({ way: 'morning', zone: ZONE });
    expect(await look(other)).toMatchObject({ schedule: { dailyLimit: 3 } });
    expect(await look(await scheduled({ way: 'morning', zone: ZONE, dailyLimit: null }))).toMatchObject({ schedule: { dailyLimit: null } });
  });

  it('C-20 says before when the first and the last email leave, and changes nothing', async () => {
    const id = await haveDraft(athlete);
    const body = { selectedCoachIds: coachIds, schedule: { way: 'at', zone: ZONE, at: inHours(30), dailyLimit: 2 } };
    const preview = await press(id, 'schedule/preview', body);
    expect(preview.body).toMatchObject({ questions: [], emails: COACHES, first: { zone: ZONE }, last: { zone: ZONE } });
    const { first, last } = preview.body as unknown as { first: Arrival; last: Arrival };
    expect(Math.round((Date.parse(last.at) - Date.parse(first.at)) / (24 * HOUR))).toBe(2);
    expect(await look(id)).toMatchObject({ status: 'draft', totalCount: 0 });
  });

  it('C-20 asks for the time zone where a state has two and there are no coordinates, and keeps the answer', async () => {
    const { body: own } = await athlete.post<{ id: number }>('/api/user/contacts', {
      schoolId: 1,
      name: 'Robin Own',
      title: 'Coach',
      email: 'robin@own.example.edu',
    });
    const [school] = await app.source.query<[{ state: string; latitude: number | null; longitude: number | null }]>(
      'select state, latitude, longitude from schools where id = 1',
    );
    await app.source.query(`update schools set state = 'TX', latitude = null, longitude = null where id = 1`);
    try {
      const asked = await send({ way: 'morning', zone: ZONE }, [own.id]);
      expect([asked.status, asked.body.code]).toEqual([400, 'zone_needed']);
      expect(asked.body.questions).toEqual([
        expect.objectContaining({ schoolId: 1, state: 'TX', choices: ['America/Chicago', 'America/Denver'] }),
      ]);
      expect(await look(asked.id)).toMatchObject({ status: 'draft', totalCount: 0 });
      const zones = [{ schoolId: 1, zone: 'America/Denver' }];
      const { status, body, id } = await send({ way: 'morning', zone: ZONE, zones }, [own.id]);
      expect([status, body.schedule?.first?.zone]).toEqual([200, 'America/Denver']);
      const [row] = await app.source.query<{ zones: object }[]>(`select schedule -> 'zones' as zones from campaigns where id = $1`, [id]);
      expect(row?.zones).toEqual(zones);
    } finally {
      await app.source.query('update schools set state = $1, latitude = $2, longitude = $3 where id = 1', [
        school.state,
        school.latitude,
        school.longitude,
      ]);
    }
  });

  it.each([
    [{ way: 'later', zone: ZONE }, 'schedule.way'],
    [{ way: 'morning', zone: 'Ohio' }, 'schedule.zone'],
    [{ way: 'morning' }, 'schedule.zone'],
    [{ way: 'at', zone: ZONE }, 'schedule.at'],
    [{ way: 'at', zone: ZONE, at: '2020-01-01T08:00' }, 'schedule.at'],
    [{ way: 'at', zone: ZONE, at: '2026-02-31T08:00' }, 'schedule.at'],
    [{ way: 'morning', zone: ZONE, dailyLimit: 0 }, 'schedule.dailyLimit'],
    [{ way: 'morning', zone: ZONE, dailyLimit: 501 }, 'schedule.dailyLimit'],
    [{ way: 'morning', zone: ZONE, zones: [{ schoolId: 'one', zone: ZONE }] }, 'schedule.zones[0].schoolId'],
    ['tomorrow', 'schedule'],
  ])('C-20 refuses %j, names the field and leaves the draft', async (schedule, field) => {
    const { status, body, id } = await send(schedule as object);
    expect([status, [...new Set(body.errors?.map((error) => error.field))]]).toEqual([400, [field]]);
    expect(await look(id)).toMatchObject({ status: 'draft' });
  });

  it('C-17 quiet hours: an email for the morning never leaves at night, also when it is due', async () => {
    const id = await scheduled();
    // In one of these zones it is night now.
    const zones = ['America/New_York', 'Asia/Tokyo', 'Europe/Paris', 'Pacific/Honolulu'];
    const night = zones.find((zone) => /^(Sat|Sun)|,? (0?[0-7]|18|19|2\d):/.test(clockIn(new Date().toISOString(), zone))) ?? '';
    await app.source.query(`update campaign_emails set due_at = now() - interval '1 hour', quiet_zone = $2 where campaign_id = $1`, [
      id,
      night,
    ]);
    await deliver(id);
    expect(app.sink.mails).toHaveLength(0);
    for (const due of await dueTimes(id)) expect(clockIn(due, night)).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? 0?8:00/);
  });

  it('C-20 500 emails are spread over days by the limit, and leave once each', async () => {
    const many = await haveCoaches(await app.admin(), await app.agent(), 500);
    const { id, status } = await send({ way: 'morning', zone: ZONE, dailyLimit: 90 }, many);
    expect(status).toBe(200);
    const counts = await app.source.query<{ count: number }[]>(
      `select count(*)::int as count from campaign_emails where campaign_id = $1
       group by date_trunc('day', due_at at time zone quiet_zone) order by min(due_at)`,
      [id],
    );
    // The first day has what is left of its morning, the last one the rest.
    const days = counts.map(({ count }) => count);
    expect(days.slice(1, -1).every((count) => count === 90)).toBe(true);
    expect([6, 7]).toContain(days.length);
    expect([days[0], days.at(-1)].every((count) => count !== undefined && count <= 90)).toBe(true);
    expect(days.reduce((sum, count) => sum + count, 0)).toBe(500);
    expect(await look(id)).toMatchObject({ totalCount: 500, queuedCount: 500 });
    // The first day comes; it is within working hours wherever this runs.
    await app.source.query(
      `update campaign_emails set due_at = now() - interval '1 minute', quiet_zone = null
       where id in (select id from campaign_emails where campaign_id = $1 order by due_at limit 90)`,
      [id],
    );
    await deliver(id);
    await untilCampaign(athlete, id, ({ sentCount }) => sentCount === 90);
    expect(await look(id)).toMatchObject({ status: 'active', sentCount: 90, queuedCount: 410 });
    expect(new Set(app.sink.mails.map(({ to }) => to[0])).size).toBe(90);
    expect(app.sink.mails).toHaveLength(90);
  });
});
