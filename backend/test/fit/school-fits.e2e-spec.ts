import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { fillerOf, haveRosters, schoolId, SEASON, WHOLE_PROFILE } from './fit-world.js';

interface Fits {
  fitVersion: number;
  entryYear: number | null;
  gates: { division: string; title: string }[];
  schoolIds: number[];
  tiers: string[];
  scores: (number | null)[];
  highs: (number | null)[];
  miles: (number | null)[];
  needs: (number | null)[];
  admissionRates: (number | null)[];
  netPrices: (number | null)[];
}

const PATH = '/api/user/school-fits';
const LISTS = ['tiers', 'scores', 'highs', 'miles', 'needs', 'admissionRates', 'netPrices'] as const;

describe('the fit with every school over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    await haveRosters(await app.admin(), `${fillerOf('Akron')}\nAkron,${SEASON},Lou Quarter,QB,Sr,6-1,220,`);
    athlete = await app.agent();
    await athlete.put('/api/user', WHOLE_PROFILE);
  });

  afterAll(() => app.close());

  const fitsOf = async (who = athlete) => (await who.get<Fits>(PATH)).body;
  const etagOf = async (who = athlete) => (await who.get(PATH)).headers.get('etag') ?? '';

  it('F-08 F-11 gives every school once, with lists of equal length and the figures of its own page', async () => {
    const fits = await fitsOf();
    const [count] = await app.source.query<{ n: number }[]>('select count(*)::int as n from schools');
    expect([fits.schoolIds.length, new Set(fits.schoolIds).size]).toEqual([count?.n, count?.n]);
    expect(LISTS.map((list) => fits[list].length)).toEqual(LISTS.map(() => count?.n));
    for (const name of ['Akron', 'Ohio State', 'Harvard', 'Slippery Rock', 'Amherst', 'Air Force']) {
      const id = await schoolId(app, name);
      const page = (
        await athlete.get<{ overallFit: number; overallHigh: number; tier: string; parts: { key: string; score: number | null }[] }>(
          `/api/schools/${id}/fit-analysis`,
        )
      ).body;
      const at = fits.schoolIds.indexOf(id);
      const need = page.parts.find(({ key }) => key === 'need')?.score;
      expect([fits.scores[at], fits.highs[at], fits.tiers[at], fits.needs[at]]).toEqual([
        page.overallFit,
        page.overallHigh,
        page.tier,
        need,
      ]);
    }
    expect(fits.miles[fits.schoolIds.indexOf(await schoolId(app, 'Akron'))]).toBe(12);
    expect(fits.entryYear).toBe(SEASON + 1);
  });

  it('R-12 gives what orders and filters need, as published for each school, null where it is not', async () => {
    const fits = await fitsOf();
    const published = await app.source.query<{ id: number; rate: number | null; price: number | null }[]>(
      `select s.id, a.admission_rate * 100 as rate, a.net_price_average as price
        from schools s left join school_academics a on a.school_id = s.id order by s.id`,
    );
    expect(fits.schoolIds).toEqual(published.map(({ id }) => id));
    expect(fits.netPrices).toEqual(published.map(({ price }) => price));
    expect(fits.admissionRates).toEqual(published.map(({ rate }) => rate && Math.round(rate)));
    expect([fits.admissionRates, fits.netPrices].map((list) => list.some((value) => value !== null))).toEqual([true, true]);

    const { body: schools } = await athlete.get<{ id: number; subdivision: string | null }[]>('/api/schools');
    expect(new Set(schools.map(({ id }) => id))).toEqual(new Set(fits.schoolIds));
    expect(new Set(schools.map(({ subdivision }) => subdivision))).toEqual(new Set(['FBS', 'FCS', null]));
    const windows = (await athlete.get<{ division: string; state: string }[]>('/api/user/contact-windows?zone=America/New_York')).body;
    expect(windows.map(({ division }) => division)).toEqual(expect.arrayContaining(['D1', 'D2', 'D3']));
    expect(windows.filter(({ state }) => !['now', 'later', 'unknown'].includes(state))).toEqual([]);
  });

  it('F-09 says of which divisions the athlete is below the minimum', async () => {
    const weak = await app.agent();
    await weak.put('/api/user', { ...WHOLE_PROFILE, coreGpa: 2.25 });
    const { gates, tiers, schoolIds } = await fitsOf(weak);
    expect(gates.map(({ division }) => division)).toEqual(['D1']);
    expect(tiers[schoolIds.indexOf(await schoolId(app, 'Akron'))]).toBe('below_minimum');
    expect(tiers[schoolIds.indexOf(await schoolId(app, 'Slippery Rock'))]).not.toBe('below_minimum');
  });

  it('F-08 answers 304 while nothing changed, and keeps one row for each athlete', async () => {
    const etag = await etagOf();
    expect((await athlete.get(PATH, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
    const kept = await app.source.query<{ n: number }[]>(
      'select count(*)::int as n from school_fits k join users u on u.id = k.user_id group by u.id',
    );
    expect(kept.every(({ n }) => n === 1)).toBe(true);
  });

  it('F-08 is computed again when the profile, the film, a school, its academics or a roster changes, and by nothing else', async () => {
    const changes: [string, () => Promise<unknown>, boolean][] = [
      ['the profile', () => athlete.put('/api/user', { weight: 206 }), true],
      ['the film', () => athlete.put('/api/user', { hudlProfileUrl: 'https://www.hudl.com/profile/1/Some-Body' }), true],
      ['the name', () => athlete.put('/api/user', { highSchool: 'Wadsworth High' }), false],
      ['a school', () => app.source.query(`update schools set latitude = latitude + 1 where name = 'Toledo'`), true],
      ['academics', () => app.source.query('update school_academics set sat_math_75 = sat_math_75 + 1 where school_id = 2'), true],
      ['a roster', async () => haveRosters(await app.admin(), `Toledo,${SEASON},Max Quarter,QB,Sr,6-1,220,`), true],
      ['nothing', async () => null, false],
    ];
    const found = [];
    for (const [what, change] of changes) {
      const before = await etagOf();
      await change();
      found.push([what, (await etagOf()) !== before]);
    }
    expect(found).toEqual(changes.map(([what, , isNew]) => [what, isNew]));
  });

  it('F-08 an athlete of whom nothing is known gets unknown everywhere', async () => {
    const fits = await fitsOf(await app.agent());
    expect(new Set(fits.tiers)).toEqual(new Set(['unknown']));
    expect([new Set(fits.scores), new Set(fits.miles), fits.entryYear]).toEqual([new Set([null]), new Set([null]), null]);
  });
});
