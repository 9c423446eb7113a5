import { startTestApp, type TestApp } from './support/test-app.js';
import type { Agent, Answer } from './support/agent.js';
import { haveRosters, fillerOf, schoolId, SEASON, WHOLE_PROFILE } from './fit/fit-world.js';

interface Problem {
  code: string;
  errors: { field: string; code: string; message: string }[];
}

interface Fit {
  gate: object | null;
  parts: { key: string; score: number | null; high: number | null; sentence: string }[];
}

const WEIGHTED = { gpa: 4.6, gpaScale: '5.0 weighted' };

describe('P-14 the scale of a GPA over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let akron: number;

  beforeAll(async () => {
    app = await startTestApp();
    await haveRosters(await app.admin(), `Akron,${SEASON},Zed Senior,QB,Sr,6-1,210,\n${fillerOf('Akron')}`);
    akron = await schoolId(app, 'Akron');
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    await athlete.put('/api/user', { ...WHOLE_PROFILE, firstName: 'Marcus', birthdate: '2010-03-14' });
  });

  const put = (body: object): Promise<Answer<Problem & { gpa: number; gpaScale: string | null }>> => athlete.put('/api/user', body);
  const academicOf = async () => {
    const { body } = await athlete.get<Fit>(`/api/schools/${akron}/fit-analysis`);
    return { ...body.parts.find(({ key }) => key === 'academic'), gate: body.gate };
  };

  it('P-14 takes a GPA up to the top of its scale, alone or with it, and keeps one that does not fit out', async () => {
    expect((await put(WEIGHTED)).body).toMatchObject(WEIGHTED);
    expect((await put({ gpa: 4.8 })).body).toMatchObject({ gpa: 4.8, gpaScale: '5.0 weighted' });
    const refused = (field: string) => ({ status: 400, body: { errors: [{ field, code: 'out_of_range' }] } });
    expect(await put({ gpa: 5.1 })).toMatchObject(refused('gpa'));
    expect(await put({ gpaScale: null })).toMatchObject(refused('gpaScale'));
    expect(await put({ gpaScale: '4.0 unweighted' })).toMatchObject(refused('gpaScale'));
    expect(await put({ gpa: 4.6, gpaScale: null })).toMatchObject(refused('gpa'));
    expect(await put({ gpaScale: '7.0' })).toMatchObject({ status: 400, body: { errors: [{ field: 'gpaScale', code: 'unknown_scale' }] } });
    expect((await put({ gpa: 3.9, gpaScale: null })).body).toMatchObject({ gpa: 3.9, gpaScale: null });
  });

  it('P-14 of a scale and a GPA saved at the same moment never both last when they do not fit', async () => {
    await put({ gpa: 4.4, gpaScale: '4.5 weighted' });
    const both = await Promise.all([
      put({ gpaScale: '4.0 unweighted' }),
      put({ gpa: 4.5 }),
      put({ gpa: 3.9, gpaScale: null }),
      put({ gpa: 4.5 }),
    ]);
    expect(both.every(({ status }) => status === 200 || status === 400)).toBe(true);
    const { body } = await athlete.get<{ gpa: number; gpaScale: string | null }>('/api/user');
    expect(body.gpaScale === '4.5 weighted' || body.gpa <= 4).toBe(true);
  });

  it('P-14 the fit holds a weighted 4.6 against nothing, and says so', async () => {
    await put({ gpa: null });
    const without = await academicOf();
    await put(WEIGHTED);
    const weighted = await academicOf();
    expect([weighted.score, weighted.high, weighted.gate]).toEqual([without.score, without.high, null]);
    expect(weighted.sentence).toContain('A GPA of 4.6 (5.0 weighted) is on another scale than 4.0.');
    await put({ gpa: 2, gpaScale: '5.0 weighted' });
    expect((await academicOf()).gate).toBeNull();
    await put({ gpa: 2, gpaScale: '4.0 unweighted' });
    expect((await academicOf()).gate).not.toBeNull();
  });

  it('P-14 P-15 share page, text check and emails read it with its scale', async () => {
    await put(WEIGHTED);
    await athlete.put('/api/user/share', { enabled: true, fields: ['gpa'] });
    const { link } = (await athlete.get<{ link: string }>('/api/user/share')).body;
    const page = (await app.anonymous().get<{ tiles: object[] }>(`/api/shared-profiles/${link.split('/').at(-1)}`)).body;
    expect(page.tiles).toMatchObject([{ label: 'GPA', value: '4.6 (5.0 weighted)' }]);
    const check = async (text: string) =>
      (await athlete.post<{ flags: { severity: string }[] }>('/api/ai/check-text', { text })).body.flags;
    expect(await check('My GPA is 4.6/4.0.')).toMatchObject([{ severity: 'error' }]);
    expect(await check('My weighted GPA is 4.6 on a 5.0 scale.')).toEqual([]);
    const values = (await athlete.get<{ name: string; value: string | null }[]>('/api/user/placeholders')).body;
    expect(values).toContainEqual(expect.objectContaining({ name: 'student_gpa', value: '4.6 (5.0 weighted)' }));
  });

  it('P-14 U-12 a coach’s word for a GPA is lost when its scale changes, and kept when 4.0 is only said', async () => {
    const row = async () => {
      const { id } = (await athlete.get<{ id: string }>('/api/user')).body;
      const [found] = await app.source.query<{ lost: boolean }[]>(
        `select f.lost_at is not null as lost from confirmed_figures f join confirmation_requests r on r.id = f.request_id where r.athlete_id = $1`,
        [id],
      );
      return found?.lost;
    };
    const asked = { coachName: 'Dale Rivers', coachSchool: 'Akron East High', email: 'dale@school.test', figures: ['gpa'] };
    expect((await athlete.post('/api/user/coach-words', asked)).status).toBe(201);
    await put({ gpaScale: '4.0 unweighted' });
    expect(await row()).toBe(false);
    await put({ gpaScale: '5.0 weighted' });
    expect(await row()).toBe(true);
  });
});
