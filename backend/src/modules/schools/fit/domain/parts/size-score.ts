import { LEAST_SCORE, MOST_SCORE } from './grade-score.js';
import type { SizeBenchmark, SizeMeasure } from '../size-benchmarks.js';

/** What is asked about and not scored is outside of these. */
export const SIZE_LIMITS: Record<SizeMeasure, { min: number; max: number }> = {
  height: { min: 60, max: 84 },
  weight: { min: 120, max: 420 },
};

/** Scores of the 5th, 25th, 75th and 95th percentile. */
const AT = { p5: 28, p25: 60, p75: 85, p95: 97 };
/** One inch, five pounds. */
const STEP: Record<SizeMeasure, number> = { height: 1, weight: 5 };
/** One step moves one measure by no more than this; the part is the mean of two, so it moves by half of it. */
const MOST_PER_STEP = 18;

type Point = readonly [value: number, score: number];

/** Whether a size is one that is scored. */
export function isUsualSize(measure: SizeMeasure, value: number): boolean {
  return value >= SIZE_LIMITS[measure].min && value <= SIZE_LIMITS[measure].max;
}

/**
 * What a height or a weight is worth, 20 to 100, not rounded: straight lines through the four percentiles, drawn apart where
 * they lie so close that one step would move the score by more than MOST_PER_STEP.
 */
export function sizeScore(benchmark: SizeBenchmark, value: number): number {
  const [first, second, third, last] = points(benchmark);
  if (value <= second[0]) return Math.max(LEAST_SCORE, onLine(first, second, value));
  return value <= third[0] ? onLine(second, third, value) : Math.min(MOST_SCORE, onLine(third, last, value));
}

/** The most that a measure counts when more of it is no advantage: what the 75th percentile is worth. */
export const SCORE_OF_CAP = AT.p75;

function points({ measure, steps }: SizeBenchmark): readonly [Point, Point, Point, Point] {
  const at = (percentile: number) => steps[percentile / 5 - 1] ?? 0;
  const atLeast = (points: number) => (points / MOST_PER_STEP) * STEP[measure];
  const middle = (at(25) + at(75)) / 2;
  const half = Math.max((at(75) - at(25)) / 2, atLeast(AT.p75 - AT.p25) / 2);
  const [low, high] = [middle - half, middle + half];
  return [
    [Math.min(at(5), low - atLeast(AT.p25 - AT.p5)), AT.p5],
    [low, AT.p25],
    [high, AT.p75],
    [Math.max(at(95), high + atLeast(AT.p95 - AT.p75)), AT.p95],
  ];
}

function onLine([from, low]: Point, [to, high]: Point, value: number): number {
  return low + ((value - from) / (to - from)) * (high - low);
}
