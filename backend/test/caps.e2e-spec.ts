import { randomUUID } from 'node:crypto';

import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Problem {
  id: string;
  code: string;
  message: string;
}

const TEXT = { name: 'Junior film', subject: 'Class of 2027', template: 'Coach, here is my season.' };

describe('what one athlete can create', () => {
  let app: TestApp;
  let athlete: Agent;
  let userId: string;

  beforeEach(async () => {
    app ??= await startTestApp();
    athlete = await app.agent();
    userId = String((await athlete.get('/api/user')).body['id']);
  });

  afterAll(() => app.close());

  /** Drafts as an older release let them be made. */
  async function drafts(count: number, template: string, status = 'draft'): Promise<void> {
    await app.source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, track_opens, created_at, updated_at)
       select gen_random_uuid(), $1, 'Film ' || n, 'Class of 2027', $2, $4, true, now() - n * interval '1 microsecond', now()
       from generate_series(1, $3::int) n`,
      [userId, template, count, status],
    );
  }

  const create = (body: object = TEXT) => athlete.post<Problem>('/api/user/campaigns', body);

  it('E-06 keeps 200 open drafts, also when two are made at once', async () => {
    await drafts(199, 'Coach, film.');
    const made = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = made.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_drafts', message: expect.stringContaining('200 drafts') } });
    const [list] = [(await athlete.get<Problem[]>('/api/user/campaigns')).body];
    expect(list).toHaveLength(200);
    await athlete.delete(`/api/user/campaigns/${list[0]?.id}`);
    expect((await create()).status).toBe(201);
  });

  it('E-06 keeps 2,000 campaigns with those that were sent', async () => {
    await drafts(2_000, 'Coach, film.', 'completed');
    expect(await create()).toMatchObject({ status: 409, body: { code: 'too_many_campaigns', message: expect.stringContaining('2,000') } });
  });

  it('E-06 an email of more than 20,000 characters is refused, an older longer one can be changed but not grow', async () => {
    await drafts(1, 'x'.repeat(50_000));
    const [old] = (await athlete.get<Problem[]>('/api/user/campaigns')).body;
    const change = (template: string) => athlete.put<Problem>(`/api/user/campaigns/${old?.id}`, { ...TEXT, template });
    expect((await change('y'.repeat(50_000))).status).toBe(200);
    expect(await change('y'.repeat(50_001))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('20,000 characters') },
    });
    expect((await change('z'.repeat(30_000))).status).toBe(200);
    expect((await change('z'.repeat(30_001))).status).toBe(400);
    expect((await create({ ...TEXT, template: 'x'.repeat(20_000) })).status).toBe(201);
    expect((await create({ ...TEXT, template: 'x'.repeat(20_001) })).status).toBe(400);
  });

  it('E-06 an installation with more than the cap lists everything in order, changes and deletes', async () => {
    await drafts(430, 'x'.repeat(1_000));
    const { status, body } = await athlete.get<(typeof TEXT & Problem)[]>('/api/user/campaigns');
    expect(status).toBe(200);
    expect(body.map(({ name }) => name)).toEqual(Array.from({ length: 430 }, (_, at) => `Film ${at + 1}`));
    expect(body[0]).not.toHaveProperty('position');
    const path = `/api/user/campaigns/${body[429]?.id}`;
    expect((await athlete.put(path, { ...TEXT, template: 'Shorter.' })).status).toBe(200);
    expect((await athlete.delete(path)).status).toBe(204);
    expect((await athlete.get(`/api/campaigns/${randomUUID()}/emails`)).status).toBe(404);
  });

  /** Answers of eight requests at once, with one place left. */
  async function racedFor(path: string, body: (at: number) => object | undefined): Promise<[number, Problem | undefined]> {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => athlete.post<Problem>(path, body(at))));
    const refused = answers.find(({ status }) => status === 409)?.body;
    return [answers.filter(({ status }) => status < 300).length, refused];
  }

  it('P-09 keeps 300 games, also when some come at once', async () => {
    await app.source.query(
      `insert into games (id, user_id, opponent, opponent_key, date, stats, created_at, updated_at)
       select gen_random_uuid(), $1, 'Bowie', 'bowie', date '2024-01-01' + n, '{}', now(), now() from generate_series(1, 299) n`,
      [userId],
    );
    const game = (at: number) => ({ opponent: 'Lake Travis', date: `2025-09-0${at + 1}`, stats: { carries: 1 } });
    const [added, refused] = await racedFor('/api/user/add-game-stats', game);
    expect(added).toBe(1);
    expect(refused?.message).toContain('300');
  });

  it('P-11 keeps 20 film clips, also when some come at once', async () => {
    const clip = (at: number) => ({ title: `Clip ${at}`, url: 'https://youtu.be/M7lc1UVf-VE' });
    for (let at = 0; at < 19; at += 1) await athlete.post('/api/user/film-clips', clip(at));
    const [added, refused] = await racedFor('/api/user/film-clips', clip);
    expect(added).toBe(1);
    expect(refused?.message).toContain('20');
  });

  it('P-06 keeps 20 open photo uploads, also when some come at once', async () => {
    const path = '/api/profile-picture/upload-url';
    for (let at = 0; at < 19; at += 1) expect((await athlete.post(path)).status).toBeLessThan(300);
    const [added, refused] = await racedFor(path, () => undefined);
    expect(added).toBe(1);
    expect(refused).toMatchObject({ code: 'too_many_uploads', message: expect.stringContaining('20') });
  });

  it('X-05 R-09 keeps 5,000 logged contacts, also when some come at once', async () => {
    await app.source.query(
      `insert into activities (id, user_id, school_id, kind, at, data)
       select gen_random_uuid(), $1, 1, 'contact_logged', now(), '{"contactKind":"call","withWhom":"","note":""}' from generate_series(1, 4999)`,
      [userId],
    );
    const [added, refused] = await racedFor('/api/user/target-schools/1/log', () => ({ kind: 'call', at: '2026-02-01' }));
    expect(added).toBe(1);
    expect(refused).toMatchObject({ code: 'too_many_log_entries', message: expect.stringContaining('5,000') });
  });

  it('E-06 two long lists are made at once for an account, eight wait, one more answers 429 with Retry-After', async () => {
    await drafts(400, 'x'.repeat(50_000));
    const stop = new AbortController();
    const open = () => fetch(`${app.url}/api/user/campaigns`, { headers: { cookie: athlete.cookie }, signal: stop.signal });
    const stalled = await Promise.all([open(), open()]);
    expect(stalled.map(({ status }) => status)).toEqual([200, 200]);
    // The two answers are not read, so they go on; of nine more requests one is too many.
    const more = Array.from({ length: 9 }, open);
    const refused = await Promise.race(more);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await app.agent();
    expect((await other.get('/api/user/campaigns')).status).toBe(200);
    const [draft] = await app.source.query<{ id: string }[]>('select id from campaigns where user_id = $1 limit 1', [userId]);
    const large = [
      'schools',
      'user/target-schools',
      'user/target-schools/export.csv',
      `campaigns/${draft?.id}/emails`,
      `campaigns/${draft?.id}/recipients`,
    ];
    const turnedAway = await Promise.all(large.map((path) => athlete.get(`/api/${path}`)));
    expect(turnedAway.map(({ status }) => status)).toEqual(large.map(() => 429));
    expect((await athlete.post(`/api/user/campaigns/${draft?.id}/send`, { selectedCoachIds: [1] })).status).toBe(429);
    stop.abort();
    await Promise.allSettled(more);
  });
});
