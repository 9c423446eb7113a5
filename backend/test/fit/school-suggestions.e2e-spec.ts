import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { schoolId, WHOLE_PROFILE } from './fit-world.js';

interface Found {
  counts: Record<string, number>;
  suggestions: { id: number; name: string; state: string; tier: string; reasons: string[] }[];
  dismissed: { id: number; name: string }[];
}

const PATH = '/api/user/school-suggestions';

describe('suggestions for a balanced list over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    athlete = await app.agent();
    await athlete.put('/api/user', WHOLE_PROFILE);
  });

  afterAll(() => app.close());

  const found = async (who = athlete) => (await who.get<Found>(PATH)).body;
  const ids = ({ suggestions }: Found) => suggestions.map(({ id }) => id);

  it('R-14 at most ten, at most three of a state, none a favorite, each with reasons', async () => {
    const first = await found();
    expect(first.suggestions.length).toBeGreaterThan(3);
    expect(first.suggestions.length).toBeLessThanOrEqual(10);
    const states = first.suggestions.map(({ state }) => state);
    expect(states.filter((state) => states.filter((other) => other === state).length > 3)).toEqual([]);
    expect(first.suggestions.every(({ reasons }) => reasons.length > 0)).toBe(true);

    const [favorite] = first.suggestions;
    await athlete.post('/api/user/favorites', { schoolId: favorite?.id });
    const then = await found();
    expect(ids(then)).not.toContain(favorite?.id);
    expect(then.counts[favorite?.tier ?? '']).toBe(1);
  });

  it('R-14 "Not for me" is for good, for this athlete alone, and may be said twice and taken back twice', async () => {
    const other = await app.agent();
    await other.put('/api/user', WHOLE_PROFILE);
    const [gone] = (await found()).suggestions;
    const path = `${PATH}/${gone?.id}/dismissal`;
    for (let time = 0; time < 2; time += 1) expect((await athlete.put(path, {})).status).toBe(204);
    const after = await found();
    expect([ids(after).includes(gone?.id ?? 0), after.dismissed]).toEqual([false, [{ id: gone?.id, name: gone?.name }]]);
    expect((await found(other)).dismissed).toEqual([]);

    const copy = await app.source.query<{ n: number }[]>('select count(*)::int as n from school_dismissals');
    expect(copy).toEqual([{ n: 1 }]);
    for (let time = 0; time < 2; time += 1) expect((await athlete.delete(path)).status).toBe(204);
    const back = await found();
    expect([ids(back).includes(gone?.id ?? 0), back.dismissed]).toEqual([true, []]);
  });

  it('R-14 a conference that chooses first is suggested after an FBS offer', async () => {
    const senior = await app.agent();
    await senior.put('/api/user', WHOLE_PROFILE);
    const near = ['Ohio State', 'Michigan', 'Michigan State', 'Penn State', 'Pittsburgh', 'West Virginia'];
    const ofFirstChoice = async () => (await found(senior)).suggestions.filter(({ name }) => near.includes(name)).length;
    expect(await ofFirstChoice()).toBe(0);
    const offer = { kind: 'offer', at: '2026-10-01', withWhom: 'Coach Lane', note: '', status: 'verbal', deadline: null };
    expect((await senior.post(`/api/user/target-schools/${await schoolId(app, 'Akron')}/log`, offer)).status).toBe(201);
    expect(await ofFirstChoice()).toBeGreaterThan(0);
  });

  it('R-14 a school that does not exist is 404; an empty profile gets no suggestion', async () => {
    expect((await athlete.put(`${PATH}/999999/dismissal`, {})).status).toBe(404);
    const newcomer = await app.agent();
    const empty = await found(newcomer);
    expect(empty.suggestions).toEqual([]);
    await newcomer.post('/api/user/favorites', { schoolId: await schoolId(app, 'Akron') });
    expect((await found(newcomer)).counts).toMatchObject({ unknown: 1 });
  });
});
