import { schoolId, SEASON, WHOLE_PROFILE } from '../fit/fit-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveFavorites, type StrategyAnswer } from './strategy-world.js';

describe('a plan that knows what happened, over HTTP', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  async function senior(favorites: readonly string[]): Promise<Agent> {
    const athlete = await app.agent();
    await athlete.put('/api/user', { ...WHOLE_PROFILE, hudlProfileUrl: 'https://www.hudl.com/profile/1/Some-Body' });
    await haveFavorites(app, athlete, favorites);
    return athlete;
  }

  const logOffer = async (athlete: Agent, school: string, at: string, more: object) =>
    athlete.post(`/api/user/target-schools/${await schoolId(app, school)}/log`, { kind: 'offer', at, withWhom: '', note: '', ...more });

  async function planOf(athlete: Agent): Promise<StrategyAnswer> {
    const { status, body } = await athlete.post<StrategyAnswer>('/api/ai/recruiting-strategy', { zone: 'America/New_York' });
    expect(status).toBe(200);
    return body;
  }

  const FAR = `${SEASON + 2}-02-01`;

  it('Y-05 an offer of a school that is no favorite is the first task, until it is withdrawn', async () => {
    const athlete = await senior(['Ashland']);
    await logOffer(athlete, 'Tiffin', `${SEASON}-09-01`, { status: 'written', deadline: FAR });
    const plan = await planOf(athlete);
    expect(plan.timeline[0]?.actions[0]).toMatch(/^Answer the written offer of Tiffin by February 1, /);
    expect(plan.schoolStrategies.map(({ school }) => school)).toEqual(['Tiffin', 'Ashland']);
    await logOffer(athlete, 'Tiffin', `${SEASON}-09-02`, { status: 'withdrawn' });
    const after = await planOf(athlete);
    expect(after.schoolStrategies.map(({ school }) => school)).toEqual(['Ashland']);
    expect(JSON.stringify(after.timeline)).not.toContain('Tiffin');
  });

  it('Y-05 a signature settles the rest', async () => {
    const athlete = await senior(['Ashland', 'Walsh']);
    await logOffer(athlete, 'Walsh', `${SEASON}-09-01`, { status: 'signed' });
    const { timeline, schoolStrategies } = await planOf(athlete);
    expect(timeline[0]?.actions[0]).toMatch(/^You signed with Walsh: /);
    expect(JSON.stringify(timeline)).not.toContain('first email');
    expect(schoolStrategies.find(({ school }) => school === 'Ashland')?.recommendedApproach).toBe(
      'You signed with Walsh, so there is nothing to do here.',
    );
  });
});
