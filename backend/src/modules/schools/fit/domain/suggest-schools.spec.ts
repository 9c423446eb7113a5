import fc from 'fast-check';

import type { FitTier } from './overall-fit.js';
import type { StepScope } from './next-step.js';
import { countTiers, type ListCounts, type SuggestedSchool, suggestSchools } from './suggest-schools.js';

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
const NO_OFFER: StepScope = { hasFbsOffer: false, isDivisionOneNear: true };
const suggested = (schools: readonly SuggestedSchool[], own: ListCounts, scope = NO_OFFER) => suggestSchools(schools, own, scope);
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
    expect(suggested(schools, own).map(({ tier }) => tier)).toEqual([
      ...Array<FitTier>(6).fill('likely'),
      ...(['target', 'likely', 'reach', 'target'] as FitTier[]),
    ]);
    expect(countTiers(suggested(schools, NONE).map(({ tier }) => tier))).toEqual({ ...NONE, target: 4, likely: 3, reach: 3 });
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
    expect(ids(suggested(schools, NONE))).toEqual([5, 6, 4, 3, 2, 1]);
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
    expect(ids(suggested(schools, NONE))).toEqual([4, 6, 3, 5, 1, 2]);
    const and = (miles: number) => ids(suggested([...schools, school(7, { miles, score: 60 })], NONE));
    expect([and(200)[0], and(2000).at(-1)]).toEqual([7, 7]);
  });

  it('R-14 F-09 below a minimum junior colleges are among them, the nearest first', () => {
    const colleges = [300, 80, 120, 200].map((miles, at) => school(100 + at, { tier: 'still_open', miles }));
    const reaches = Array.from({ length: 12 }, (_, at) => school(at, { tier: 'reach' }));
    const found = suggested([...reaches, ...colleges], NONE);
    expect(ids(found.filter(({ tier }) => tier === 'still_open'))).toEqual([101, 102, 103, 100]);
  });

  it('R-14 a reach is the next level up: an FBS school that chooses first takes an FBS offer', () => {
    const fbs = { tier: 'reach', division: 'D1', subdivision: 'FBS' } as const;
    const power = school(1, { ...fbs, conference: 'SEC', miles: 20, score: 58, high: 58 });
    const beyond = school(2, { ...fbs, miles: 30, score: 64, high: 64 });
    const next = school(3, { ...fbs, miles: 400, score: 55, high: 55 });
    const open = [power, beyond, next];
    expect(ids(suggested(open, NONE))).toEqual([3]);
    expect(ids(suggested(open, NONE, { ...NO_OFFER, hasFbsOffer: true }))).toEqual([1, 2, 3]);
    expect(ids(suggested(open, NONE, { ...NO_OFFER, isDivisionOneNear: false }))).toEqual([]);
  });

  it('R-14 a reach that lacks little comes before a nearer one that lacks much, then the nearest', () => {
    const reach = (id: number, miles: number, score: number, high = score) => school(id, { tier: 'reach', miles, score, high });
    expect(ids(suggested([reach(1, 10, 49), reach(2, 300, 50), reach(3, 200, 40, 72), reach(4, 90, 20)], NONE))).toEqual([3, 2, 1, 4]);
    const far = school(5, { miles: 10, score: 49 });
    expect(ids(suggested([far, school(6, { miles: 20, score: 80 })], NONE))).toEqual([5, 6]);
  });

  it('R-14 schools of another region come after all nearer ones, unless their roster needs the position', () => {
    const far = school(1, { miles: 501 });
    const needed = school(2, { miles: 900, need: 80 });
    const reaches = [3, 4].map((id) => school(id, { tier: 'reach', miles: 500, score: 20, high: 20 }));
    expect(ids(suggested([far, needed, ...reaches], NONE))).toEqual([2, 3, 4, 1]);
  });

  it('R-14 where no school is likely, targets take its part and not reaches', () => {
    const schools = (['target', 'reach'] as const).flatMap((tier, at) =>
      Array.from({ length: 12 }, (_, n) => school(at * 100 + n, { tier, score: 55, high: 55 })),
    );
    expect(countTiers(suggested(schools, { ...NONE, target: 5, reach: 1 }).map(({ tier }) => tier))).toEqual({
      ...NONE,
      target: 6,
      reach: 4,
    });
    expect(countTiers(suggested(schools, { ...NONE, likely: 1 }).map(({ tier }) => tier))).toEqual({ ...NONE, target: 6, reach: 4 });
    expect(countTiers(suggested(schools, NONE).map(({ tier }) => tier))).toEqual({ ...NONE, target: 7, reach: 3 });
  });

  it('R-14 schools without a known conference or state are not of one', () => {
    const schools = Array.from({ length: 5 }, (_, at) => school(at, { conference: null, state: 'unknown' }));
    expect(suggested(schools, NONE)).toHaveLength(5);
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
        const found = suggested(schools, countTiers(favorites));
        const most = (kind: (one: SuggestedSchool) => string | null) =>
          Math.max(0, ...found.map((one) => found.filter((other) => kind(one) !== null && kind(other) === kind(one)).length));
        expect(found.length).toBeLessThanOrEqual(10);
        expect(most(({ state }) => state)).toBeLessThanOrEqual(3);
        expect(most(({ conference }) => conference)).toBeLessThanOrEqual(3);
        expect(found.every(({ tier }) => ['reach', 'target', 'likely', 'still_open'].includes(tier))).toBe(true);
        expect(ids(suggested([...schools].reverse(), countTiers(favorites)))).toEqual(ids(found));
      }),
      { numRuns: 300 },
    );
  });
});
