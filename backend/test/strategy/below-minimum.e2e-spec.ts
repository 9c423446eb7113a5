import { SEASON, WHOLE_PROFILE } from '../fit/fit-world.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveFavorites, type StrategyAnswer } from './strategy-world.js';

describe('a plan below a minimum over HTTP', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  async function planOf(profile: object, schools: readonly string[]): Promise<StrategyAnswer> {
    const athlete = await app.agent();
    await athlete.put('/api/user', { ...WHOLE_PROFILE, ...profile });
    await haveFavorites(app, athlete, schools);
    const { status, body } = await athlete.post<StrategyAnswer>('/api/ai/recruiting-strategy', { zone: 'America/New_York' });
    expect(status).toBe(200);
    return body;
  }

  it('Y-06 says plainly that the grades are below the minimum and what is still possible, and advises no first email there', async () => {
    const { timeline, schoolStrategies } = await planOf({ gpa: 1.8, coreGpa: 1.7 }, ['Akron', 'Ohio State']);
    const first = timeline[0]?.actions.join('\n') ?? '';
    expect(first).toContain('Your core GPA is 1.7; NCAA Division I asks for a core GPA of 2.3.');
    for (const open of [/Junior college/, /prep year/, /Division III/]) expect(first).toMatch(open);
    for (const { recommendedApproach } of schoolStrategies) {
      expect(recommendedApproach).toContain('NCAA Division I asks for a core GPA of 2.3.');
      expect(recommendedApproach).not.toMatch(/first email/i);
    }
  });

  it('Y-06 R-12 below a minimum the nearest junior colleges are still open in the list, and named in the plan until one is a favorite', async () => {
    const low = { gpa: 2.1, coreGpa: 1.9, city: 'Baton Rouge', state: 'LA' };
    const college = 'Southwest Mississippi Community College';
    const { timeline } = await planOf(low, ['LSU', 'Nicholls']);
    expect(timeline[0]?.actions.join('\n')).toMatch(
      new RegExp(
        `Look at junior colleges near you, and put one on your list: ${college}, Copiah-Lincoln Community College and Pearl River Community College`,
      ),
    );
    const withOne = await planOf(low, ['LSU', college]);
    expect(withOne.overview).toContain('1 junior college');
    expect(withOne.timeline[0]?.actions.join('\n')).not.toContain('Look at junior colleges');
    expect(withOne.schoolStrategies.find(({ school }) => school === college)?.recommendedApproach).toContain(
      'A junior college: open below the NCAA minimum',
    );
  });

  it('Y-05 Y-06 a core GPA that is only just enough is a task of this month, from the profile to the plan; after high school it is none', async () => {
    const near = { gpa: 2.6, coreGpa: 2.4 };
    const actionsOf = async (profile: object, schools: readonly string[]) =>
      (await planOf(profile, schools)).timeline[0]?.actions.join('\n') ?? '';
    expect(await actionsOf(near, ['Akron'])).toContain(
      'Your core GPA of 2.4 is just above the 2.3 of NCAA Division I: go over the core courses of this term with your counselor',
    );
    expect(await actionsOf({ gpa: 2.6, coreGpa: 2.3 }, ['Akron'])).toContain('Your core GPA of 2.3 is exactly the 2.3 of NCAA Division I');
    expect(await actionsOf({ gpa: 2.6, coreGpa: 2.25 }, ['Slippery Rock'])).toContain('the 2.2 of NCAA Division II');
    expect(await actionsOf({ ...near, graduationYear: SEASON }, ['Akron'])).not.toContain('core GPA of 2.4');
    expect(await actionsOf(near, ['Amherst'])).not.toContain('core GPA of 2.4');
  });

  it('Y-06 above the minimum nothing of it is said', async () => {
    const plan = await planOf({ coreGpa: 3.5 }, ['Akron']);
    expect(JSON.stringify(plan)).not.toMatch(/below (?:a|the) minimum/i);
  });

  it('Y-06 each rule of the plan is quoted with the kind of its source', async () => {
    const { timeline, ncaaCompliance } = await planOf({ graduationYear: SEASON + 2 }, ['Akron', 'Slippery Rock']);
    expect(ncaaCompliance.length).toBeGreaterThan(0);
    for (const rule of ncaaCompliance)
      expect(rule).toMatch(/Source \((?:an association|a school|a law firm|press|other)\), verified on \w+ \d+, \d{4}: https:/);
    const quoted = timeline.flatMap(({ actions }) => actions).filter((action) => /^From \w+ \d+, \d{4}: /.test(action));
    expect(quoted.length).toBeGreaterThan(0);
    for (const action of quoted) expect(action).toMatch(/\(Source: (?:an association|a school|a law firm|press|other)\.\)$/);
  });
});
