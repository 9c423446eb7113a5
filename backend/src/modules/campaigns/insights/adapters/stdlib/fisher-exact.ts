import hypergeometric from '@stdlib/stats-base-dists-hypergeometric-pmf';

import type { Share } from '../../domain/exact-test.js';

/** Two tables of the same probability differ by rounding. */
const TOLERANCE = 1 + 1e-7;
/** Standard deviations around the mean that are added up: beyond them the probability is below 1e-30. */
const WIDTH = 12;

/**
 * Fisher's exact test, two-sided: the probability, from 0 to 1, that a difference between two shares at least as
 * unlikely as this one arises by chance. 1 where one of the groups is empty. The probability of each table comes from
 * the library; work grows with the square root of the number of trials.
 */
export function fisherExact(one: Share, other: Share): number {
  if (one.of === 0 || other.of === 0) return 1;
  const [hits, all] = [one.hits + other.hits, one.of + other.of];
  const chanceOf = (count: number) => hypergeometric(count, all, hits, one.of);
  const observed = chanceOf(one.hits);
  const likelyCounts = countsAround(one, other);
  const chances = likelyCounts.map(chanceOf).filter((chance) => chance <= observed * TOLERANCE);
  return Math.min(1, sum(chances) + (likelyCounts.includes(one.hits) ? 0 : observed));
}

/** Returns the hits that the first group could have with a relevant probability. */
function countsAround(one: Share, other: Share): number[] {
  const [hits, all] = [one.hits + other.hits, one.of + other.of];
  const mean = (hits * one.of) / all;
  const spread = WIDTH * Math.sqrt((mean * (1 - hits / all) * other.of) / (all - 1)) + WIDTH;
  const fewest = Math.max(0, hits - other.of, Math.floor(mean - spread));
  const most = Math.min(hits, one.of, Math.ceil(mean + spread));
  return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
