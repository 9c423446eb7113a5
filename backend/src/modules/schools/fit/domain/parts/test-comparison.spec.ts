import { akronWith, MARCUS } from '../../testing/fit-examples.js';
import type { FitAcademics } from '../fit-school.js';
import { bestStanding, testRanges } from './test-comparison.js';

const akron = (changes: Partial<FitAcademics> = {}): FitAcademics => ({ ...akronWith({}).academics!, ...changes });
const SAT = { test: 'SAT', low: 1000, high: 1200 } as const;
const ACT = { test: 'ACT', low: 20, high: 28 } as const;
const standing = (satScore: number | null, actScore: number | null, share = 0, ranges: readonly (typeof SAT | typeof ACT)[] = [SAT, ACT]) =>
  bestStanding({ ...MARCUS, satScore, actScore }, ranges, share);

describe('the ranges that a school publishes', () => {
  it('F-08 the SAT is the sum of its sections, the ACT one figure', () => {
    expect(testRanges(akron())).toEqual([
      { test: 'SAT', low: 980, high: 1230 },
      { test: 'ACT', low: 18, high: 25 },
    ]);
    expect(testRanges(null)).toEqual([]);
  });

  it.each(['satReading25', 'satReading75', 'satMath25', 'satMath75', 'act25', 'act75'] as const)(
    'F-08 a test without its %s is not published',
    (missing) => {
      expect(testRanges(akron({ [missing]: null })).map(({ test }) => test)).toEqual([missing.startsWith('sat') ? 'ACT' : 'SAT']);
    },
  );

  it('F-08 a range without any width says nothing', () => {
    expect(testRanges(akron({ act25: 25, act75: 25 })).map(({ test }) => test)).toEqual(['SAT']);
  });
});

describe('where an athlete stands in them', () => {
  it.each([
    [1000, 25],
    [1100, 50],
    [1200, 75],
    [1250, 87.5],
    [1600, 100],
    [400, 0],
  ])('F-08 an SAT of %i is at %d: the quarter points are 25 and 75, straight on beyond them', (score, percentile) => {
    expect(standing(score, null)?.percentile).toBe(percentile);
  });

  it('F-08 the better of two tests counts, the first of two equal ones, and never one for the other', () => {
    expect(standing(1100, 28)).toMatchObject({ test: 'ACT', value: 28, percentile: 75 });
    expect(standing(1200, 24)).toMatchObject({ test: 'SAT', value: 1200, percentile: 75 });
    expect(standing(1100, 24)).toMatchObject({ test: 'SAT' });
    expect(standing(1100, null, 0, [ACT])).toBeNull();
    expect(standing(null, null)).toBeNull();
  });

  it('F-08 a narrow range is read as wider around its middle, so that one step stays small', () => {
    const narrow = [{ ...SAT, low: 1090, high: 1110 }] as unknown as (typeof SAT)[];
    const at = (score: number) => standing(score, null, 1, narrow)?.percentile ?? 0;
    expect(at(1100)).toBe(50);
    expect(at(1120) - at(1100)).toBeCloseTo((100 * 20) / (2 * ((2 * 40 * 20) / 9)), 6);
  });
});
