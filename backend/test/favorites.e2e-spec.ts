import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Favorite {
  id: string;
  schoolId: number;
}

describe('favorites over HTTP', () => {
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

  it('R-03 E-05 marks a school once: 201 first, 200 with the same favorite afterwards', async () => {
    const first = await athlete.post<Favorite>('/api/user/favorites', { schoolId: ids[0] });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(String) as string,
      schoolId: ids[0],
      matchPercentage: null,
      positionNeedScore: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      school: {
        name: expect.any(String) as string,
        division: expect.stringMatching(/^(D[123]|na)$/) as string,
      },
    });
    const second = await athlete.post<Favorite>('/api/user/favorites', { schoolId: ids[0] });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await athlete.get('/api/user/favorites')).body).toEqual([first.body]);
  });

  it('R-03 keeps one favorite when the same school is marked many times at once', async () => {
    const mark = () => athlete.post<Favorite>('/api/user/favorites', { schoolId: ids[1] });
    const answers = await Promise.all(Array.from({ length: 8 }, mark));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('R-03 unmarks a school, and a second time changes nothing', async () => {
    await athlete.post('/api/user/favorites', { schoolId: ids[0] });
    expect((await athlete.delete(`/api/user/favorites/${ids[0]}`)).status).toBe(204);
    expect((await athlete.delete(`/api/user/favorites/${ids[0]}`)).status).toBe(204);
    expect((await athlete.get('/api/user/favorites')).body).toEqual([]);
  });

  it("X-01 keeps athletes' favorites apart", async () => {
    const rival = await app.agent();
    await athlete.post('/api/user/favorites', { schoolId: ids[0] });
    await rival.delete(`/api/user/favorites/${ids[0]}`);
    expect((await rival.get('/api/user/favorites')).body).toEqual([]);
    expect((await athlete.get('/api/user/favorites')).body).toHaveLength(1);
  });

  it('D-07 R-03 lists only favorites whose school exists', async () => {
    const [school] = await app.source.query<{ id: number }[]>(
      `with made as (
         insert into schools (name, name_key, division, city, state, created_at, updated_at)
         values ('Gone College', 'gone college', 'D3', 'Town', 'PA', now(), now()) returning id
       ) select id from made`,
    );
    const { status } = await athlete.post('/api/user/favorites', { schoolId: school?.id });
    expect(status).toBe(201);
    await app.source.query('delete from schools where id = $1', [school?.id]);
    expect((await athlete.get('/api/user/favorites')).body).toEqual([]);
  });

  it('R-03 answers 404 for a school that does not exist', async () => {
    const { status, body } = await athlete.post('/api/user/favorites', { schoolId: 999_999 });
    expect([status, body['code']]).toEqual([404, 'school_not_found']);
    expect((await athlete.delete('/api/user/favorites/abc')).status).toBe(404);
    expect((await athlete.delete('/api/user/favorites/999999')).status).toBe(204);
  });

  it.each([{}, { schoolId: '1' }, { schoolId: 1.5 }, { schoolId: null }, { schoolId: 0 }, { schoolId: 1, extra: 1 }])(
    'X-05 refuses the body %j with a field error',
    async (body) => {
      const answer = await athlete.post<{ code: string; errors: unknown[] }>('/api/user/favorites', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
      expect(answer.body.errors).not.toHaveLength(0);
    },
  );
});
