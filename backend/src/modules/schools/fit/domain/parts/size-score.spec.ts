import type { SizeBenchmark, SizeMeasure } from '../size-benchmarks.js';
import { isUsualSize, sizeScore } from './size-score.js';

/** Steps that rise evenly from the 5th to the 95th percentile. */
const benchmark = (measure: SizeMeasure, from: number, step: number): SizeBenchmark => ({
  ...{ subdivision: 'FBS', position: 'QB', playerClass: 'Fr', players: 500, measure },
  steps: Array.from({ length: 19 }, (_, at) => from + at * step),
});

describe('what a size is worth', () => {
  it.each<[SizeMeasure, number, boolean]>([
    ['height', 60, true],
    ['height', 59, false],
    ['height', 84, true],
    ['height', 85, false],
    ['weight', 120, true],
    ['weight', 119, false],
    ['weight', 420, true],
    ['weight', 421, false],
  ])('F-12 a %s of %i is scored: %s', (measure, value, is) => {
    expect(isUsualSize(measure, value)).toBe(is);
  });

  it.each([
    [205, 28],
    [225, 60],
    [250, 72.5],
    [275, 85],
    [295, 97],
  ])('F-08 a weight of %i: straight lines through four percentiles', (weight, score) => {
    expect(sizeScore(benchmark('weight', 205, 5), weight)).toBeCloseTo(score, 6);
  });

  it('F-08 is at least 20 and at most 100', () => {
    expect([120, 420].map((weight) => sizeScore(benchmark('weight', 205, 5), weight))).toEqual([20, 100]);
  });

  it.each<[SizeMeasure, number, number]>([
    ['height', 72, 1],
    ['weight', 200, 5],
  ])('F-08 F-12 one step of %s moves it by 18 at most, however alike the players are', (measure, from, step) => {
    const alike = benchmark(measure, from, 0.01);
    const scores = Array.from({ length: 9 }, (_, at) => sizeScore(alike, from + (at - 4) * step));
    const moves = scores.slice(1).map((score, at) => score - (scores[at] ?? 0));
    expect(Math.max(...moves)).toBeLessThanOrEqual(18.000001);
    expect(Math.max(...moves)).toBeGreaterThan(17);
  });
});
