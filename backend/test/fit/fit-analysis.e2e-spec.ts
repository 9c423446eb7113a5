import { until } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { fillerOf, haveRosters, schoolId, SEASON, WHOLE_PROFILE } from './fit-world.js';

interface Part {
  key: string;
  score: number | null;
  band: string;
  missingFrom: string | null;
  isBaseline: boolean;
  isSizeOnly: boolean;
  sentence: string;
  inputs: { label: string; value: string; source: string; asOf: string | null }[];
}

interface Analysis {
  overallFit: number | null;
  tier: string;
  gate: { ruleId: string; minimum: number; asOf: string; title: string } | null;
  coverage: { knownParts: number; parts: number; percent: number };
  parts: Part[];
  positionNeeds: { position: string; score: number; level: string; players: number; graduating: number }[];
  rosterSeason: number | null;
  insights: string[];
  recruitingProfile: { isKnown: boolean; gpaMinimum: number | null; regionMiles: number | null };
  comparison: { status: string; position: string | null; players: { name: string; isStarter: boolean | null }[]; assessment: string };
}

interface Favorite {
  matchPercentage: number | null;
  positionNeedScore: number | null;
}

const forty = (timing: string) => ({ value: 4.6, unit: 's', timing, date: '2026-06-10', place: 'Camp', measuredBy: null });

const ROSTER = `
Akron,${SEASON},Zed Senior,QB,Sr,6-1,210,
Akron,${SEASON},Abe Junior,QB,Jr,6-3,220,
Akron,${SEASON},Sam Starter,QB,RS-So.,"6'2""",215,yes
Akron,${SEASON},Old Timer,QB,${SEASON},6-0,200,yes
Akron,${SEASON},One Back,RB,${SEASON + 1},70,190,
Akron,${SEASON},Two Back,RB,Fr,5-9,185,
Toledo,${SEASON},Ed Rusher,EDGE,Jr,6-4,250,
Toledo,${SEASON},Nat Tackle,NT,Sr,6-1,310,
Toledo,${SEASON},Lou Snapper,LS,Sr,6-1,220,
${fillerOf('Akron')}
${fillerOf('Toledo')}
Kent State,${SEASON},Lou Quarter,QB,Sr,6-1,220,
`;

describe('fit analysis over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;
  let akron: number;

  beforeAll(async () => {
    app = await startTestApp();
    await haveRosters(await app.admin(), ROSTER);
    akron = await schoolId(app, 'Akron');
    athlete = await app.agent();
    await athlete.put('/api/user', WHOLE_PROFILE);
  });

  afterAll(() => app.close());

  const fitOf = async (school: number, who = athlete) => (await who.get<Analysis>(`/api/schools/${school}/fit-analysis`)).body;

  const partOf = (analysis: Analysis, key: string): Part => {
    const part = analysis.parts.find((one) => one.key === key);
    if (!part) throw new Error(`there is no part ${key}`);
    return part;
  };

  it('E-11 F-08 answers the overall fit and four explained parts, the same text each time', async () => {
    const path = `/api/schools/${akron}/fit-analysis`;
    const [one, other] = [await athlete.get<Analysis>(path), await athlete.get<Analysis>(path)];
    expect(one.status).toBe(200);
    expect(JSON.stringify(one.body)).toBe(JSON.stringify(other.body));
    const { parts, overallFit, coverage } = one.body;
    expect(parts.map(({ key }) => key)).toEqual(['academic', 'athletic', 'geographic', 'need']);
    for (const { score, sentence, inputs } of parts) {
      expect(score).toBeGreaterThan(0);
      expect(sentence).toMatch(/\.$/);
      expect(inputs.every(({ source }) => source.length > 0)).toBe(true);
    }
    expect(overallFit).toBeGreaterThan(0);
    expect(coverage).toEqual({ knownParts: 4, parts: 4, percent: 100 });
    expect(JSON.stringify(one.body)).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('F-03 Q-01 counts the class that ends the season, not those whose class is over, and says that a fifth season is possible', async () => {
    const analysis = await fitOf(akron);
    const need = partOf(analysis, 'need');
    expect(need.score).toBe(70);
    expect(need.sentence).toBe(
      `You would start in fall ${SEASON + 1}. 1 of 3 quarterbacks on the ${SEASON} roster is in the class of ${SEASON + 1} (33%). ` +
        'A fifth season is possible, so fewer may leave. Who comes or transfers before then is not known.',
    );
    expect(analysis.rosterSeason).toBe(SEASON);
  });

  it('F-02 F-03 tells the eight positions of the highest need, then in the fixed order', async () => {
    const { positionNeeds } = await fitOf(akron);
    expect(positionNeeds.map(({ position }) => position)).toEqual(['WR', 'TE', 'DL', 'LB', 'DB', 'K', 'P', 'RB']);
    expect(positionNeeds[0]).toEqual({ position: 'WR', score: 100, level: 'high', players: 0, graduating: 0 });
  });

  it('F-06 compares with the marked starter first, then the oldest class', async () => {
    const { comparison } = await fitOf(akron);
    expect(comparison.players.map(({ name, isStarter }) => [name, isStarter])).toEqual([
      ['Sam Starter', true],
      ['Zed Senior', null],
    ]);
    expect(comparison.assessment).toBe(
      `Beside Sam Starter (class of ${SEASON + 3}) you are as tall and 10 lb under. ` +
        `Beside Zed Senior (class of ${SEASON + 1}) you are 1 in taller and 5 lb under.`,
    );
  });

  it.each([
    ['EDGE', 'DL', 'ready', ['Nat Tackle', 'Ed Rusher'], 90],
    ['DL', 'DL', 'ready', ['Nat Tackle', 'Ed Rusher'], 90],
    ['LS', 'LS', 'no_players', [], null],
    ['ATH', 'ATH', 'no_players', [], null],
  ])('P-14 F-06 looks %s up in the roster as %s: %s', async (position, group, status, names, need) => {
    const other = await app.agent();
    await other.put('/api/user', { ...WHOLE_PROFILE, position });
    const analysis = await fitOf(await schoolId(app, 'Toledo'), other);
    expect(analysis.comparison).toMatchObject({ status, position: group });
    expect(analysis.comparison.players.map(({ name }) => name)).toEqual(names);
    expect(partOf(analysis, 'need').score).toBe(need);
  });

  it('F-03 F-08 leaves out what a school does not have: no roster, no published tests, no subdivision', async () => {
    const bare = await fitOf(await schoolId(app, 'Air Force'));
    expect(partOf(bare, 'need')).toMatchObject({ score: null, band: 'unknown' });
    expect(partOf(bare, 'academic')).toMatchObject({ score: null, isBaseline: true, baseline: 85 });
    expect(partOf(bare, 'academic').sentence).toContain('a baseline and not a measurement');
    expect(bare.positionNeeds).toEqual([]);
    const rock = await fitOf(await schoolId(app, 'Slippery Rock'));
    expect(partOf(rock, 'athletic')).toMatchObject({ score: null });
    expect(partOf(rock, 'athletic').sentence).toBe('No rosters of Division II are in our figures, so size is not compared.');
    expect(rock.coverage.knownParts).toBe(2);
  });

  it('F-05 F-08 knows nothing of division "na": no text, no baseline', async () => {
    const [school] = await app.source.query<{ id: number }[]>(
      `with made as (insert into schools (name, name_key, division, city, state, created_at, updated_at)
         values ('Nowhere College', 'nowhere college', 'na', 'Town', 'PA', now(), now()) returning id)
       select id from made`,
    );
    const { overallFit, tier, parts, recruitingProfile } = await fitOf(school?.id ?? 0);
    expect(recruitingProfile).toEqual({ isKnown: false, gpaMinimum: null, regionMiles: null, facts: [] });
    expect([overallFit, tier]).toEqual([null, 'unknown']);
    expect(parts.map(({ score }) => score)).toEqual([null, null, null, null]);
  });

  it('F-08 says what an empty profile lacks and guesses nothing', async () => {
    const { overallFit, parts, comparison } = await fitOf(akron, await app.agent());
    expect(overallFit).toBeNull();
    expect(parts.map(({ score, sentence }) => [score, sentence])).toEqual([
      [null, 'Your profile has no GPA, SAT or ACT yet, so nothing can be compared. Akron publishes SAT 980–1230 and ACT 18–25.'],
      [null, 'Your profile has no position yet, so there is nobody to compare you with.'],
      [null, 'Your profile has no town and state yet, so the distance is not known.'],
      [null, 'Your profile has no position yet, so need cannot be looked up.'],
    ]);
    expect(comparison).toMatchObject({ status: 'no_position', players: [] });
  });

  it('F-08 says that it does not know a town', async () => {
    const lost = await app.agent();
    await lost.put('/api/user', { city: 'Qwertyville', state: 'OH' });
    expect(partOf(await fitOf(akron, lost), 'geographic')).toMatchObject({
      score: null,
      sentence: 'We do not know where Qwertyville, OH is. Check how the town is written in your profile, or enter the nearest larger town.',
    });
  });

  it('F-13 a roster of one player is incomplete: need is unknown, and the number of F-03 stays with its season', async () => {
    const need = partOf(await fitOf(await schoolId(app, 'Kent State')), 'need');
    expect(need).toMatchObject({ score: null, band: 'unknown', missingFrom: 'school' });
    expect(need.sentence).toContain('The roster is incomplete: it names 1 player, and need is counted from 40 on.');
    expect(need.inputs).toContainEqual(expect.objectContaining({ value: '90 of 100', asOf: `${SEASON} season` }));
  });

  it('F-09 a core GPA below the rule of the table comes before any score', async () => {
    const weak = await app.agent();
    await weak.put('/api/user', { ...WHOLE_PROFILE, coreGpa: 1.9 });
    const { overallFit, tier, gate } = await fitOf(akron, weak);
    expect([overallFit, tier]).toEqual([null, 'below_minimum']);
    expect(gate).toMatchObject({ ruleId: 'd1-academics', minimum: 2.3, asOf: '2026-11-21' });
    expect(gate?.title).toBe('Below the minimum of NCAA Division I as of November 21, 2026');
  });

  /** As if the server had mailed the link. */
  async function confirmedByCoach(who: Agent): Promise<void> {
    await who.put('/api/user', { fortyYardDash: forty('hand') });
    const coach = { coachName: 'Dale Rivers', coachSchool: 'East High' };
    const { body } = await who.post<{ link: string }>('/api/user/coach-words', {
      ...coach,
      email: 'dale@school.test',
      figures: ['fortyYardDash'],
    });
    const token = new URL(body.link).searchParams.get('token');
    await app.source.query('update confirmation_requests set mailed = true');
    await app.anonymous().post('/api/coach-words/answer', { token, ...coach, confirmed: ['fortyYardDash'], notRight: [] });
  }

  it('F-10 U-12 film, a laser time, an offer, a coach’s word and a game with a figure show play; a hand time, zeros and a withdrawn offer do not', async () => {
    const proofs: [string, (who: Agent) => Promise<unknown>, boolean][] = [
      ['film', (who) => who.put('/api/user', { hudlProfileUrl: 'https://www.hudl.com/profile/1/Some-Body' }), false],
      ['a hand time', (who) => who.put('/api/user', { fortyYardDash: forty('hand') }), true],
      ['a laser time', (who) => who.put('/api/user', { fortyYardDash: forty('laser') }), false],
      [
        'an offer',
        (who) => who.post(`/api/user/target-schools/${akron}/log`, { kind: 'offer', at: '2026-09-30', withWhom: '', note: '' }),
        false,
      ],
      [
        'an offer that was withdrawn',
        (who) =>
          who.post(`/api/user/target-schools/${akron}/log`, {
            kind: 'offer',
            at: '2026-09-30',
            withWhom: '',
            note: '',
            status: 'withdrawn',
          }),
        true,
      ],
      ['a hand time that a coach confirmed', (who) => confirmedByCoach(who), false],
      ['a game', (who) => who.post('/api/user/add-game-stats', { opponent: 'X', date: '2026-09-04', stats: { passingYards: 3 } }), false],
      ['zeros', (who) => who.post('/api/user/add-game-stats', { opponent: 'X', date: '2026-09-04', stats: { passingYards: 0 } }), true],
    ];
    const found = [];
    for (const [what, prove] of proofs) {
      const who = await app.agent();
      await who.put('/api/user', WHOLE_PROFILE);
      await prove(who);
      found.push([what, partOf(await fitOf(akron, who), 'athletic').isSizeOnly]);
    }
    expect(found).toEqual(proofs.map(([what, , isSizeOnly]) => [what, isSizeOnly]));
  });

  it('shows passing yards of games in the athletic part and does not score them', async () => {
    const before = partOf(await fitOf(akron), 'athletic');
    await athlete.post('/api/user/add-game-stats', { opponent: 'Barberton', date: '2026-09-04', stats: { passingYards: 310 } });
    const after = partOf(await fitOf(akron), 'athletic');
    expect(after.score).toBe(before.score);
    expect(after.inputs).toContainEqual({
      label: 'Passing yards (shown, not scored)',
      value: '310 in 1 game',
      source: 'Your games',
      asOf: '2026',
    });
  });

  it('R-08 E-05 keeps the same figures beside each favorite, and follows the profile', async () => {
    const fan = await app.agent();
    await fan.put('/api/user', WHOLE_PROFILE);
    await fan.post('/api/user/favorites', { schoolId: akron });
    const favorite = async () => (await fan.get<Favorite[]>('/api/user/favorites')).body[0];
    await until(async () => typeof (await favorite())?.matchPercentage === 'number');
    const analysis = await fitOf(akron, fan);
    expect(await favorite()).toMatchObject({
      matchPercentage: analysis.overallFit,
      positionNeedScore: partOf(analysis, 'need').score,
    });
    await fan.put('/api/user', { position: 'WR' });
    await until(async () => (await favorite())?.positionNeedScore === 100);
    expect((await favorite())?.matchPercentage).toBe((await fitOf(akron, fan)).overallFit);
  });

  it('R-03 answers 404 for a school that does not exist', async () => {
    const { status, body } = await athlete.get<{ code: string }>('/api/schools/999999/fit-analysis');
    expect([status, body.code]).toEqual([404, 'school_not_found']);
  });
});
