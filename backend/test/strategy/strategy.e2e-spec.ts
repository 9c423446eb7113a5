import { athleteWithProfile } from '../ai/athlete-with-profile.js';
import { haveMails } from '../figures/mail-population.js';
import { haveRosters } from '../fit/fit-world.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { haveFavorites, type StrategyAnswer } from './strategy-world.js';

const SEASON = new Date().getUTCFullYear() - (new Date().getUTCMonth() < 7 ? 1 : 0);

const ROSTER = `
Akron,${SEASON},Sam Starter,QB,Sr,6-3,215,yes
Akron,${SEASON},Zed Bench,QB,Sr,6-1,210,
Akron,${SEASON},Abe Young,QB,Fr,6-2,220,
Toledo,${SEASON},Tom Solid,QB,Jr,6-3,215,
Toledo,${SEASON},Joe Solid,QB,So,6-3,215,
Toledo,${SEASON},Moe Solid,QB,Fr,6-3,215,`;

function planOf({ schoolStrategies }: StrategyAnswer, name: string): StrategyAnswer['schoolStrategies'][number] {
  const plan = schoolStrategies.find(({ school }) => school === name);
  if (!plan) throw new Error(`no plan for ${name}`);
  return plan;
}

describe('the recruiting strategy', () => {
  let app: TestApp;
  let athlete: Agent;
  let ids: number[];

  beforeAll(async () => {
    app = await startTestApp();
    await haveRosters(await app.admin(), ROSTER);
    athlete = await athleteWithProfile(app);
    ids = await haveFavorites(app, athlete, ['Akron', 'Toledo', 'University of Mount Union', 'Slippery Rock']);
  });

  afterAll(() => app.close());

  const generate = (agent = athlete, body: object = { zone: 'America/Chicago' }) =>
    agent.post<StrategyAnswer>('/api/ai/recruiting-strategy', body);
  const latest = (agent = athlete) => agent.get<StrategyAnswer>('/api/recruiting-strategies/latest');
  const listed = (agent = athlete) => agent.get<StrategyAnswer[]>('/api/recruiting-strategies');
  const activities = (id: string) => app.source.query<object[]>(`select 1 from activities where data ->> 'strategyId' = $1`, [id]);

  it('Y-02 X-06 there is none at first, and none is made without a favorite', async () => {
    const nobody = await app.agent();
    expect(await latest(nobody)).toMatchObject({ status: 404, body: { code: 'no_strategy' } });
    expect(await listed(nobody)).toMatchObject({ status: 200, body: [] });
    expect(await generate(nobody)).toMatchObject({ status: 409, body: { code: 'no_favorites' } });
    expect(await latest(nobody)).toMatchObject({ status: 404, body: { code: 'no_strategy' } });
    expect(await listed(nobody)).toMatchObject({ status: 200, body: [] });
  });

  it('Y-02 E-10 is made without a body, saved, and the latest is the one that was made', async () => {
    const response = await fetch(`${app.url}/api/ai/recruiting-strategy`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: athlete.cookie },
    });
    const body = (await response.json()) as StrategyAnswer;
    expect([response.status, body.writer, body.useful]).toEqual([200, { kind: 'built-in', name: 'built-in writer' }, null]);
    expect(body.id).toBe(body.strategyId);
    const saved = (await latest()).body;
    expect({ ...saved, allowance: null }).toEqual({ ...body, allowance: null });
    expect((await listed()).body).toEqual([saved]);
    expect(await activities(body.id)).toHaveLength(1);
  });

  it('E-10 holds every part, grounded in fit, roster, emails and staff', async () => {
    const [akron, toledo] = ids;
    const username = String(athlete.account?.username);
    const mails = [
      { status: 'opened', schoolId: akron, sentDaysAgo: 9, openedDaysAgo: 8 },
      { status: 'replied', schoolId: toledo, sentDaysAgo: 9, repliedDaysAgo: 2 },
    ];
    await haveMails(app.source, { username, now: new Date(), mails });
    const { body } = await generate();
    expect(body.schoolStrategies.map(({ school }) => school)).toHaveLength(4);
    expect(body.schoolStrategies[0]).toMatchObject({
      school: 'Toledo',
      recommendedApproach: expect.stringMatching(/^A coach is waiting for your answer/) as string,
      rosterFit: [{ position: 'QB', urgency: 'low', graduatingPlayers: 0, startersGraduating: null }],
    });
    expect(planOf(body, 'Akron')).toMatchObject({
      school: 'Akron',
      division: 'D1',
      subdivision: 'FBS',
      location: 'Akron, OH',
      rosterFit: [{ position: 'QB', urgency: 'high', graduatingPlayers: 2, startersGraduating: 1 }],
    });
    expect(planOf(body, 'Akron').engagementHistory).toMatch(
      /^1 email sent, the last on \w+ \d+, \d{4}\. 1 opened \(an estimate\)\. No reply yet\.$/,
    );
    expect(planOf(body, 'University of Mount Union')).toMatchObject({
      division: 'D3',
      rosterFit: [],
      engagementHistory: 'No email sent yet.',
    });
    expect(planOf(body, 'University of Mount Union').recommendedApproach).toContain('No roster is loaded, so need is not guessed.');
    expect(body.overview).toContain('You have written to 2 of them, and 1 has replied. First of all: Answer the coaches of Toledo.');
    for (const texts of [body.strengths, body.areasToImprove, body.positionSpecificAdvice]) expect(texts.length).toBeGreaterThan(0);
    expect(body.timeline.flatMap(({ actions }) => actions)).toContain('Answer the coaches of Toledo.');
    expect(body.followUpSequence.map(({ day }) => day)).toEqual([0, 7, 14, 28, 45]);
    expect(body.followUpSequence[0]).toMatchObject({ subject: '2027 QB from Austin, TX' });
    expect(JSON.stringify(body)).not.toMatch(/NaN|Infinity|undefined|null graduate/);
  });

  it('Y-04 tells rules of the table alone, of the divisions on the list, with source and day', async () => {
    const { ncaaCompliance } = (await generate()).body;
    expect(ncaaCompliance.length).toBeGreaterThan(8);
    for (const text of ncaaCompliance) expect(text).toMatch(/Source \([a-z ]+\), verified on \w+ \d+, \d{4}: https:\/\/\S+$/);
    expect(new Set(ncaaCompliance).size).toBe(ncaaCompliance.length);
    expect(ncaaCompliance[0]).toContain('For the class of 2027 that is June 15, 2025.');
    const d3 = await app.agent();
    await haveFavorites(app, d3, ['University of Mount Union']);
    const only = (await generate(d3)).body.ncaaCompliance.join(' ');
    expect(only).toContain('Division III');
    expect(only).not.toMatch(/Division I |Division II /);
  });

  it('Y-02 is rated, and the last word counts', async () => {
    const { id } = (await generate()).body;
    expect(await athlete.post(`/api/recruiting-strategies/${id}/rate`, { useful: false })).toMatchObject({
      status: 200,
      body: { strategyId: id, useful: false },
    });
    expect((await latest()).body.useful).toBe(false);
    await athlete.post(`/api/recruiting-strategies/${id}/rate`, { useful: true });
    expect((await latest()).body.useful).toBe(true);
    expect((await athlete.post(`/api/recruiting-strategies/${id}/rate`, { useful: 'yes' })).status).toBe(400);
    expect((await athlete.post('/api/recruiting-strategies/none/rate', { useful: true })).body).toMatchObject({
      code: 'strategy_not_found',
    });
  });

  it('Y-02 is made again with the latest data, as a new one', async () => {
    const before = (await latest()).body;
    const agent = athlete;
    const { status, body } = await agent.post<StrategyAnswer>(`/api/recruiting-strategies/${before.id}/regenerate`);
    expect([status, body.useful]).toEqual([200, null]);
    expect(body.id).not.toBe(before.id);
    expect((await latest()).body.id).toBe(body.id);
  });

  it('Y-02 presses at the same moment make no plan that nobody was given', async () => {
    const eager = await app.agent();
    await haveFavorites(app, eager, ['Akron']);
    const presses = await Promise.all([1, 2, 3, 4].map(() => generate(eager)));
    const made = new Set(presses.filter(({ status }) => status === 200).map(({ body }) => body.id));
    for (const { status, body } of presses) expect(status === 200 || body.code === 'strategy_in_progress').toBe(true);
    const rows = await app.source.query<{ id: string }[]>(
      'select r.id from recruiting_strategies r join users u on u.id = r.user_id where u.username = $1',
      [eager.account?.username],
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(made);
  });

  it.each([2025, 2026, 2028, 2032, null])('E-10 of the class of %p has a timeline that makes sense', async (graduationYear) => {
    const other = await app.agent();
    await haveFavorites(app, other, ['Akron']);
    if (graduationYear !== null) await other.put('/api/user', { graduationYear });
    const { status, body } = await generate(other);
    expect(status).toBe(200);
    expect(body.timeline.length).toBeGreaterThan(0);
    expect(body.timeline.every(({ actions }) => actions.every((action) => action.trim() !== ''))).toBe(true);
    expect(body.areasToImprove[0]).toMatch(/^Add your position/);
  });

  it('Y-02 outlives a school that leaves the directory, and the next one is made without it', async () => {
    const loyal = await app.agent();
    const admin = await app.admin();
    const school = { name: 'Vanishing State', division: 'D2', city: 'Nowhere', state: 'OH' };
    const made = await admin.post<{ id: number }>('/api/admin/schools', school);
    expect(made.status).toBe(201);
    await loyal.post('/api/user/favorites', { schoolId: made.body.id });
    await haveFavorites(app, loyal, ['Akron']);
    await generate(loyal);
    await app.source.query('delete from schools where id = $1', [made.body.id]);
    expect((await latest(loyal)).body.schoolStrategies).toHaveLength(2);
    expect((await generate(loyal)).body.schoolStrategies.map(({ school: name }) => name)).toEqual(['Akron']);
  });

  it('Y-02 over 50 schools is made by the built-in writer', async () => {
    const keen = await athleteWithProfile(app);
    await app.source.query(
      `insert into favorites (id, user_id, school_id, created_at)
       select gen_random_uuid(), u.id, s.id, now() from users u, (select id from schools order by id limit 50) s where u.username = $1`,
      [keen.account?.username],
    );
    const { body } = await generate(keen);
    expect(body.schoolStrategies).toHaveLength(50);
  });
});
