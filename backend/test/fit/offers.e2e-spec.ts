import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { schoolId, WHOLE_PROFILE } from './fit-world.js';

interface Fits {
  schoolIds: number[];
  tiers: string[];
  scores: (number | null)[];
}

describe('what an offer changes in the fit over HTTP', () => {
  let app: TestApp;
  let samford: number;

  beforeAll(async () => {
    app = await startTestApp();
    samford = await schoolId(app, 'Samford');
  });

  afterAll(() => app.close());

  const log = (who: Agent, at: string, status: string) =>
    who.post(`/api/user/target-schools/${samford}/log`, { kind: 'offer', at, withWhom: '', note: '', status });

  async function standing(who: Agent): Promise<{ tier: string | undefined; score: number | null | undefined }> {
    const { body } = await who.get<Fits>('/api/user/school-fits');
    const at = body.schoolIds.indexOf(samford);
    return { tier: body.tiers[at], score: body.scores[at] };
  }

  it('F-10 an offer makes its school a target whatever the total, until the newest word of the school is that it withdrew', async () => {
    const athlete = await app.agent();
    const lineman = { position: 'OL', weight: 285, gpa: 2.6, coreGpa: 2.4, satScore: 900, city: 'Seattle', state: 'WA' };
    await athlete.put('/api/user', { ...WHOLE_PROFILE, ...lineman });
    const before = await standing(athlete);
    expect(before.tier).toBe('reach');
    await log(athlete, '2026-09-01', 'verbal');
    expect(await standing(athlete)).toEqual({ tier: 'target', score: before.score });
    const { body } = await athlete.get<{ limits: string[] }>(`/api/schools/${samford}/fit-analysis`);
    expect(body.limits[0]).toMatch(/^You have an offer of Samford, so it is a target\./);
    await log(athlete, '2026-10-01', 'withdrawn');
    expect(await standing(athlete)).toEqual(before);
    const after = await athlete.get<{ limits: string[] }>(`/api/schools/${samford}/fit-analysis`);
    expect(after.body.limits).toContain('Samford withdrew its offer, so it is a reach until its coaches show interest again.');
  });

  it('F-10 a visit shows a coach’s interest once it was made, not while it is planned', async () => {
    const athlete = await app.agent();
    await athlete.put('/api/user', WHOLE_PROFILE);
    const buckeyes = await schoolId(app, 'Ohio State');
    const tier = async () => {
      const { body } = await athlete.get<Fits>('/api/user/school-fits');
      return body.tiers[body.schoolIds.indexOf(buckeyes)];
    };
    const visit = (at: Date) => athlete.post(`/api/user/target-schools/${buckeyes}/log`, { kind: 'visit', at: at.toISOString() });
    expect(await tier()).toBe('reach');
    await visit(new Date(Date.now() + 9 * 24 * 3600_000));
    expect(await tier()).toBe('reach');
    await visit(new Date(Date.now() - 3600_000));
    expect(await tier()).toBe('target');
  });

  interface Analysis {
    overallFit: number | null;
    tier: string;
    gate: { minimum: number } | null;
    limits: string[];
  }

  it('F-10 F-11 likely needs an offer of an FBS school, known academics and a known size; else it says what is missing', async () => {
    const best = await app.agent();
    const akron = await schoolId(app, 'Akron');
    const top = { ...WHOLE_PROFILE, gpa: 4, coreGpa: 4, satScore: 1600, height: '6-6', weight: 214, city: 'Akron', state: 'OH' };
    const tierWith = async (changes: object) => {
      await best.put('/api/user', { ...top, ...changes });
      const { tier, limits } = (await best.get<Analysis>(`/api/schools/${akron}/fit-analysis`)).body;
      return `${tier}: ${limits.join(' ')}`;
    };
    expect(await tierWith({})).toMatch(/^target: .*Nothing shows you play yet/);
    await best.post(`/api/user/target-schools/${akron}/log`, { kind: 'offer', at: '2026-09-30', status: 'verbal' });
    expect(await tierWith({})).toBe('likely: ');
    expect(await tierWith({ satScore: null })).toMatch(/^target: .*lacks a GPA or a test score/);
    expect(await tierWith({ weight: null })).toMatch(/^target: .*lacks your position, height or weight/);
  });

  it('F-09 an offer lifts nobody over a minimum: the GPA counts while the core GPA is unknown, else the core GPA alone', async () => {
    const weak = await app.agent();
    await log(weak, '2026-09-01', 'verbal');
    const gateOf = async (grades: object) => {
      await weak.put('/api/user', { ...WHOLE_PROFILE, ...grades });
      const { overallFit, tier, gate } = (await weak.get<Analysis>(`/api/schools/${samford}/fit-analysis`)).body;
      return [overallFit === null, tier === 'below_minimum', gate?.minimum ?? null];
    };
    expect(await gateOf({ gpa: 0.8, coreGpa: null })).toEqual([true, true, 2.3]);
    expect(await gateOf({ gpa: 0.8, coreGpa: 2.3 })).toEqual([false, false, null]);
    expect(await gateOf({ gpa: 3.9, coreGpa: 2.29 })).toEqual([true, true, 2.3]);
  });
});
