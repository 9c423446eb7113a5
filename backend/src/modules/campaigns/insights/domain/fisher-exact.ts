/** Successes among a number of trials, for example replies among emails. */
export interface Share {
  hits: number;
  of: number;
}

/** Two tables of the same probability differ by rounding. */
const TOLERANCE = 1 + 1e-7;

/**
 * Fisher's exact test, two-sided: the probability, from 0 to 1, that a difference between two shares at least as
 * unlikely as this one arises by chance. 1 where one of the groups is empty. Work grows with the smaller group.
 */
export function fisherExact(one: Share, other: Share): number {
  const hits = one.hits + other.hits;
  const fewest = Math.max(0, hits - other.of);
  const most = Math.min(hits, one.of);
  // Logarithms of the hypergeometric weights, each from the one before: factorials of thousands would overflow.
  const logs = [0];
  for (let k = fewest; k < most; k += 1) {
    const ratio = ((hits - k) * (one.of - k)) / ((k + 1) * (other.of - hits + k + 1));
    logs.push((logs.at(-1) ?? 0) + Math.log(ratio));
  }
  const highest = logs.reduce((max, log) => Math.max(max, log), -Infinity);
  const weights = logs.map((log) => Math.exp(log - highest));
  const observed = (weights[one.hits - fewest] ?? 0) * TOLERANCE;
  return sum(weights.filter((weight) => weight <= observed)) / sum(weights);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
