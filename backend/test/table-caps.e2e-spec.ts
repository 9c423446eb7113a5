import { haveCoaches, haveDraft } from './campaigns/campaign-world.js';
import type { Agent } from './support/agent.js';
import { TABLE_CAPS } from './support/table-caps.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { ALL_CAPS } from './walls/all-caps.js';

interface Problem {
  id: string;
  code: string;
  message: string;
}

const TEMPLATE = { name: 'Camp', template: 'Coach, thank you.' };

describe('what ends the growth of each table', () => {
  let app: TestApp;
  let athlete: Agent;
  let userId: string;

  beforeEach(async () => {
    app ??= await startTestApp();
    athlete = await app.agent();
    userId = String((await athlete.get('/api/user')).body['id']);
  });

  afterAll(() => app.close());

  async function count(sql: string, values: unknown[] = [userId]): Promise<number> {
    const [row] = await app.source.query<{ n: number }[]>(`select count(*)::int as n from ${sql}`, values);
    return row?.n ?? -1;
  }

  it('every table has its caps, and every cap of rows its table', async () => {
    const tables = await app.source.query<{ name: string }[]>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(TABLE_CAPS).sort());
    const named = new Set(Object.values(TABLE_CAPS).flatMap((caps) => (typeof caps === 'string' ? [] : caps)));
    const ofRows = Object.entries(ALL_CAPS).filter(([, { beyond }]) => beyond === 409 || beyond === 'oldest');
    expect(ofRows.map(([name]) => name).filter((name) => !named.has(name as keyof typeof ALL_CAPS))).toEqual([]);
  });

  it('A-03 keeps 50 devices signed in, also when some sign in at once; the one used longest ago is signed out', async () => {
    await app.source.query(
      `insert into http_sessions (sid, sess, expire)
       select 'device ' || n || $1, json_build_object('passport', json_build_object('user', $1::text)), now() + n * interval '1 hour'
       from generate_series(1, 49) n`,
      [userId],
    );
    const { username, password } = athlete.account ?? { username: '', password: '' };
    const signIns = Array.from({ length: 4 }, () => app.anonymous().post('/api/login', { username, password }));
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await count(`http_sessions where sess #>> '{passport,user}' = $1`)).toBe(50);
    expect(await count(`http_sessions where sid in ('device 1' || $1, 'device 4' || $1)`)).toBe(0);
    expect(await count(`http_sessions where sid in ('device 5' || $1, 'device 49' || $1)`)).toBe(2);
    expect((await athlete.get('/api/user')).status).toBe(200);
  });

  describe('emails', () => {
    /** Emails of an earlier campaign. */
    async function mails(number: number, status: string): Promise<void> {
      const campaign = await haveDraft(athlete);
      await app.source.query(
        `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name, coach_last_name,
           coach_title, school_name, is_example, subject, body, status, gateway, due_at, created_at, updated_at)
         select gen_random_uuid(), $2, $1, n, 1, 'coach@college.test', '', '', '', 'College', false, 'Film', 'Coach, film.', $4, 'outbox', now(), now(), now()
         from generate_series(1, $3::int) n`,
        [userId, campaign, number, status],
      );
    }

    const send = async (id: string, coachIds: number[]) => {
      return athlete.post<Problem>(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, keep: true });
    };

    it('E-06 10,000 emails can wait, also when two Sends come at once', async () => {
      const [coach = 0] = await haveCoaches(await app.admin(), athlete, 1);
      await mails(9_999, 'kept');
      const drafts = [await haveDraft(athlete), await haveDraft(athlete)];
      const answers = await Promise.all(drafts.map((id) => send(id, [coach])));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ code: 'too_many_waiting_mails', message: expect.stringContaining('10,000') });
      expect(await count(`campaigns where user_id = $1 and status = 'draft'`)).toBe(2);
    });

    it('E-06 an account has 100,000 emails', async () => {
      const [coach = 0] = await haveCoaches(await app.admin(), athlete, 1);
      await mails(100_000, 'sent');
      const refused = await send(await haveDraft(athlete), [coach]);
      expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_mails', message: expect.stringContaining('100,000') } });
    });
  });

  it('there are at most 200 email templates, also when some come at once', async () => {
    const admin = await app.admin();
    const there = await count('email_templates', []);
    await app.source.query(
      `insert into email_templates (id, name, template, created_at, updated_at)
       select gen_random_uuid(), 'Camp', 'Coach.', now(), now() from generate_series(1, $1::int)`,
      [199 - there],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.post<Problem>('/api/admin/email-templates', TEMPLATE)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_many_templates', message: expect.stringContaining('200') } });
    expect((await admin.delete(`/api/admin/email-templates/${answers.find(({ status }) => status === 201)?.body.id}`)).status).toBe(204);
  });

  describe('schools', () => {
    const SPARE = [1, 2, 3, 4];
    const filled = (table: string, columns: string, values: string) =>
      app.source.query(
        `insert into ${table} (user_id, school_id, ${columns}) select $1, id, ${values} from schools
         where id <> all($2::int[]) order by id limit 1999`,
        [userId, SPARE],
      );

    beforeAll(async () => {
      app ??= await startTestApp();
      await app.source.query(
        `insert into schools (name, name_key, division, city, state, created_at, updated_at)
         select 'College ' || n, 'college ' || n, 'D3', 'Erie', 'PA', now(), now() from generate_series(1, 2100) n`,
      );
    });

    it('keeps 2,000 favorites, also when some come at once; taking one off makes room', async () => {
      await filled('favorites', 'id, created_at', 'gen_random_uuid(), now()');
      const answers = await Promise.all(SPARE.map((schoolId) => athlete.post<Problem>('/api/user/favorites', { schoolId })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ code: 'too_many_favorites', message: expect.stringContaining('2,000') });
      const added = SPARE[answers.findIndex(({ status }) => status === 201)];
      expect((await athlete.post('/api/user/favorites', { schoolId: added })).status).toBe(200);
      await athlete.delete(`/api/user/favorites/${added}`);
      expect((await athlete.post('/api/user/favorites', { schoolId: 1 })).status).toBe(201);
    });

    it('R-05 tracks 2,000 schools, also when some come at once; those that are there can be changed', async () => {
      await filled('target_schools', 'updated_at', 'now()');
      const track = (id: number, notes: string) => athlete.patch<Problem>(`/api/user/target-schools/${id}`, { notes });
      const answers = await Promise.all(SPARE.map((id) => track(id, 'Met at camp')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect(refused).toMatchObject({ code: 'too_many_tracked_schools', message: expect.stringContaining('2,000') });
      const there = SPARE[answers.findIndex(({ status }) => status === 200)] ?? 0;
      expect((await track(there, 'Called')).status).toBe(200);
      const list = (await athlete.get<{ schoolId: number }[]>('/api/user/target-schools')).body;
      expect(new Set(list.map(({ schoolId }) => schoolId)).size).toBe(2_000);
      expect(list).toHaveLength(2_000);
    });
  });

  it('X-05 R-09 the record keeps 10,000 entries of what can be repeated; the oldest give way, logged contacts never', async () => {
    await app.source.query(
      `insert into activities (id, user_id, school_id, kind, at, data)
       select gen_random_uuid(), $1, 1, case n when 1 then 'contact_logged' else 'lead_changed' end, now() - (10002 - n) * interval '1 hour', '{}'
       from generate_series(1, 10001) n`,
      [userId],
    );
    await athlete.post('/api/user/favorites', { schoolId: 1 });
    await athlete.delete('/api/user/favorites/1');
    expect(await count('activities where user_id = $1')).toBe(10_001);
    expect(await count(`activities where user_id = $1 and kind = 'contact_logged'`)).toBe(1);
    expect(await count(`activities where user_id = $1 and kind in ('favorite_added', 'favorite_removed')`)).toBe(2);
  });

  it('the oldest decided corrections give way after 1,000', async () => {
    await app.source.query(
      `insert into corrections (id, school_id, user_id, kind, proposed, note, status, created_at, decided_at)
       select gen_random_uuid(), 1, $1, 'other', '{}', 'Note ' || n, case n when 1 then 'open' else 'rejected' end, now() - (1001 - n) * interval '1 hour',
         case n when 1 then null else now() end
       from generate_series(1, 1000) n`,
      [userId],
    );
    const proposed = await athlete.post('/api/user/corrections', { schoolId: 1, kind: 'other', note: 'He runs the camps.' });
    expect(proposed.status).toBe(201);
    expect(await count('corrections where user_id = $1')).toBe(1_000);
    expect(await count(`corrections where user_id = $1 and note = 'Note 1'`)).toBe(1);
    expect(await count(`corrections where user_id = $1 and note = 'Note 2'`)).toBe(0);
  });
});
