import { haveFavorites, type StrategyAnswer } from '../strategy/strategy-world.js';
import { athleteWithProfile } from '../ai/athlete-with-profile.js';
import { guardianOf } from '../support/guardian.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('U-07 the plan of an athlete, as a guardian reads it', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  it('U-07 a guardian reads the plan that the athlete reads, and before there is one, that there is none', async () => {
    const athlete = await athleteWithProfile(app);
    const { id } = (await athlete.get<{ id: string }>('/api/user')).body;
    const guardian = await guardianOf(app, [id], { name: 'Dana Lee' });
    const path = `/api/family/athletes/${id}/plan`;
    expect((await guardian.get(path)).body).toEqual({ plan: null });
    await haveFavorites(app, athlete, ['Akron']);
    await athlete.post('/api/ai/recruiting-strategy', {});
    const { body } = await guardian.get<{ plan: StrategyAnswer }>(path);
    expect(body.plan).toEqual((await athlete.get('/api/recruiting-strategies/latest')).body);
    expect(body.plan.schoolStrategies.map(({ school }) => school)).toEqual(['Akron']);
    expect((await guardian.get('/api/user')).body).toMatchObject({ guardianName: 'Dana Lee' });
    await guardian.delete(`/api/family/athletes/${id}`);
    expect((await guardian.get(path)).status).toBe(404);
  });
});
