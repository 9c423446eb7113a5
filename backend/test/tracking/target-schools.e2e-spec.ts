import type { Agent, Answer } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Target {
  schoolId: number;
  leadLevel: string;
  updatedAt: string;
}

interface Problem {
  code: string;
  errors: { field: string; code: string }[];
}

const UNTRACKED = {
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
};

describe('tracking over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let ids: number[];

  beforeAll(async () => {
    app = await startTestApp();
    const { body } = await (await app.agent()).get<{ id: number }[]>('/api/schools');
    ids = body.slice(0, 3).map(({ id }) => id);
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const change = <T = Target>(schoolId: unknown, body: object): Promise<Answer<T>> =>
    athlete.patch<T>(`/api/user/target-schools/${String(schoolId)}`, body);

  it('R-05 begins to track a school with the first change and lists it', async () => {
    expect((await athlete.get('/api/user/target-schools')).body).toEqual([]);
    const first = await change(ids[0], { leadLevel: 'warm', notes: 'Met the staff\nat camp', nextStep: 'Call' });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      ...UNTRACKED,
      schoolId: ids[0],
      leadLevel: 'warm',
      notes: 'Met the staff\nat camp',
      nextStep: 'Call',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      school: {
        name: expect.any(String) as string,
        division: expect.stringMatching(/^(D[123]|na)$/) as string,
      },
    });
    const second = await change(ids[0], { filmSent: true });
    expect(second.body).toMatchObject({ filmSent: true, leadLevel: 'warm', nextStep: 'Call' });
    expect((await athlete.get('/api/user/target-schools')).body).toEqual([second.body]);
  });

  it('R-05 E-03 shows the change in the directory at once, and only to this athlete', async () => {
    const before = await athlete.get<object[]>('/api/schools');
    await change(ids[0], { leadLevel: 'hot', twitterConnection: true });
    const after = await athlete.get<object[]>('/api/schools', {
      'if-none-match': before.headers.get('etag') ?? '',
    });
    expect(after.status).toBe(200);
    const school = after.body.find((one) => 'id' in one && one.id === ids[0]);
    expect(school).toMatchObject({ leadLevel: 'hot', twitterConnection: true, filmSent: false });
    expect((await (await app.agent()).get(`/api/schools/${ids[0]}`)).body).toMatchObject(UNTRACKED);
  });

  it('R-05 answers a repeated change with the same state', async () => {
    const once = await change(ids[1], { leadLevel: 'committed' });
    const twice = await change(ids[1], { leadLevel: 'committed' });
    expect([twice.status, twice.body]).toEqual([200, once.body]);
  });

  it('R-05 answers 404 for a school that does not exist', async () => {
    for (const id of [999_999, 'abc', '1.5', '99999999999999']) {
      const { status, body } = await change<Problem>(id, { leadLevel: 'hot' });
      expect([status, body.code]).toEqual([404, 'school_not_found']);
    }
  });

  it.each([
    ['leadLevel', { leadLevel: 'boiling' }],
    ['leadLevel', { leadLevel: null }],
    ['filmSent', { filmSent: 'yes' }],
    ['introEmailSent', { introEmailSent: null }],
    ['notes', { notes: 7 }],
    ['notes', { notes: 'x'.repeat(5_001) }],
    ['nextStep', { nextStep: 'x'.repeat(301) }],
    ['userId', { userId: 'somebody' }],
  ])('X-05 names the field %s that cannot be taken', async (field, body) => {
    const answer = await change<Problem>(ids[2], body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.errors.map((error) => error.field)).toContain(field);
    expect((await athlete.get('/api/user/target-schools')).body).toEqual([]);
  });
});
