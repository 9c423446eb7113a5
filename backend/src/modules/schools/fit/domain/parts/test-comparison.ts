import type { FitAthlete } from '../fit-athlete.js';
import type { FitAcademics } from '../fit-school.js';

export type TestName = 'SAT' | 'ACT';

/** A school's middle half in one test. */
export interface TestRange {
  test: TestName;
  low: number;
  high: number;
}

/** An athlete's score beside it. */
export interface TestComparison extends TestRange {
  value: number;
  /** 0 to 100: the quarter points are 25 and 75, straight on beyond them. */
  percentile: number;
}

/** One step of a test, as it is taken when a test is repeated. */
const STEP: Record<TestName, number> = { SAT: 20, ACT: 1 };
/** The steepest piece of the curve from percentile to score: 40 points in 25 percentiles, half a range. */
const POINTS_IN_HALF_RANGE = 40;
/** One step moves a part by no more than this, so that with rounding it is at most ten. */
const MOST_PER_STEP = 9;

/** The ranges that a school publishes. The SAT's is the sum of its two sections. */
export function testRanges(academics: FitAcademics | null): TestRange[] {
  if (!academics) return [];
  const { satReading25, satReading75, satMath25, satMath75, act25, act75 } = academics;
  const sat = range('SAT', sum(satReading25, satMath25), sum(satReading75, satMath75));
  const act = range('ACT', act25, act75);
  return [sat, act].filter((one) => one !== null);
}

/**
 * The better of the athlete's scores among those that the school publishes too; never one test for the other. `share` is what the
 * tests count in the part, 0 to 1.
 */
export function bestStanding(athlete: FitAthlete, ranges: readonly TestRange[], share: number): TestComparison | null {
  const standings = ranges.flatMap((one): TestComparison[] => {
    const value = one.test === 'SAT' ? athlete.satScore : athlete.actScore;
    return value === null ? [] : [{ ...one, value, percentile: standingIn(one, value, share) }];
  });
  return standings.reduce<TestComparison | null>((best, one) => (best && best.percentile >= one.percentile ? best : one), null);
}

/** A range that is too narrow for MOST_PER_STEP is read as wider around its middle. */
function standingIn({ test, low, high }: TestRange, value: number, share: number): number {
  const width = Math.max(high - low, (2 * share * POINTS_IN_HALF_RANGE * STEP[test]) / MOST_PER_STEP);
  return Math.min(100, Math.max(0, 50 + (100 * (value - (low + high) / 2)) / (2 * width)));
}

function range(test: TestName, low: number | null, high: number | null): TestRange | null {
  return low !== null && high !== null && low < high ? { test, low, high } : null;
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
