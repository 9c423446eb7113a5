import fc from 'fast-check';

import type { FitTier } from './overall-fit.js';
import { countTiers, type SuggestedSchool, suggestSchools } from './suggest-schools.js';

const school = (id: number, more: Partial<SuggestedSchool> = {}): SuggestedSchool => ({
  id,
  name: `School ${String(id).padStart(3, '0')}`,
  city: 'Town',
  state: `S${id}`,
  ...{ division: 'D2', subdivision: null, association: 'NCAA', conference: `C${id}` },
  tier: 'target',
  miles: 100,
  need: null,
  score: 70,
  high: 70,
  isInHomeState: false,
  ...more,
});
const NONE = countTiers([]);
const ids = (schools: readonly SuggestedSchool[]) => schools.map(({ id }) => id);
const TIERS: readonly FitTier[] = ['reach', 'target', 'likely', 'still_open', 'below_minimum', 'unknown'];

describe('R-14 a balanced list', () => {
  it('R-14 counts reach, target and likely', () => {
    expect(countTiers(['reach', 'target', 'target', 'unknown'])).toEqual({
      ...{ reach: 1, target: 2, likely: 0 },
      ...{ still_open: 0, below_minimum: 0, unknown: 1 },
    });
  });

  it('R-14 what the list lacks comes first', () => {
    const schools = TIERS.filter((tier) => tier !== 'still_open').flatMap((tier, at) =>
      Array.from({ length: 12 }, (_, n) => school(at * 100 + n, { tier })),
    );
    const own = { ...NONE, target: 8, reach: 6 };
    expect(suggestSchools(schools, own).map(({ tier }) => tier)).toEqual([
      ...Array<FitTier>(6).fill('likely'),
      ...(['target', 'likely', 'reach', 'target'] as FitTier[]),
    ]);
    expect(countTiers(suggestSchools(schools, NONE).map(({ tier }) => tier))).toEqual({ ...NONE, target: 4, likely: 3, reach: 3 });
  });

  it('R-14 need first, then the nearest, then the name; what is not known is never first', () => {
    const schools = [
      school(1, { miles: null }),
      school(2, { miles: 300 }),
      school(3, { miles: 90, name: 'B' }),
      school(4, { miles: 90, name: 'A' }),
      school(5, { miles: 900, need: 80 }),
      school(6, { miles: null, need: 90 }),
    ];
    expect(ids(suggestSchools(schools, NONE))).toEqual([5, 6, 4, 3, 2, 1]);
  });

  it('R-14 without a known home town the home state comes first, then the best fit, never the alphabet', () => {
    const at = (score: number | null, isInHomeState = false) => ({ miles: null, score, isInHomeState });
    const schools = [
      school(1, at(61)),
      school(2, at(null)),
      school(3, at(74)),
      school(4, at(66, true)),
      school(5, at(74)),
      school(6, at(60, true)),
    ];
    expect(ids(suggestSchools(schools, NONE))).toEqual([4, 6, 3, 5, 1, 2]);
    expect(ids(suggestSchools([...schools, school(7, { miles: 2000, score: 60 })], NONE))[0]).toBe(7);
  });

  it('R-14 F-09 below a minimum junior colleges are among them, the nearest first', () => {
    const colleges = [300, 80, 120, 200].map((miles, at) => school(100 + at, { tier: 'still_open', miles }));
    const reaches = Array.from({ length: 12 }, (_, at) => school(at, { tier: 'reach' }));
    const found = suggestSchools([...reaches, ...colleges], NONE);
    expect(ids(found.filter(({ tier }) => tier === 'still_open'))).toEqual([101, 102, 103, 100]);
  });

  it('R-14 schools without a known conference or state are not of one', () => {
    const schools = Array.from({ length: 5 }, (_, at) => school(at, { conference: null, state: 'unknown' }));
    expect(suggestSchools(schools, NONE)).toHaveLength(5);
  });

  it('R-14 never more than ten, never more than three of a conference or state, nothing below a minimum or unknown, always the same', () => {
    const any = fc.record({
      tier: fc.constantFrom(...TIERS),
      state: fc.constantFrom('OH', 'TX', 'PA', 'CA', 'NY'),
      conference: fc.constantFrom(null, 'MAC', 'SEC', 'Ivy', 'GLIAC'),
      miles: fc.option(fc.nat(3000)),
      need: fc.option(fc.nat(100)),
      score: fc.option(fc.nat(100)),
      isInHomeState: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 120 }), fc.array(fc.constantFrom(...TIERS), { maxLength: 20 }), (rows, favorites) => {
        const schools = rows.map((row, at) => school(at, row));
        const found = suggestSchools(schools, countTiers(favorites));
        const most = (kind: (one: SuggestedSchool) => string | null) =>
          Math.max(0, ...found.map((one) => found.filter((other) => kind(one) !== null && kind(other) === kind(one)).length));
        expect(found.length).toBeLessThanOrEqual(10);
        expect(most(({ state }) => state)).toBeLessThanOrEqual(3);
        expect(most(({ conference }) => conference)).toBeLessThanOrEqual(3);
        expect(found.every(({ tier }) => ['reach', 'target', 'likely', 'still_open'].includes(tier))).toBe(true);
        expect(ids(suggestSchools([...schools].reverse(), countTiers(favorites)))).toEqual(ids(found));
      }),
      { numRuns: 300 },
    );
  });
});
