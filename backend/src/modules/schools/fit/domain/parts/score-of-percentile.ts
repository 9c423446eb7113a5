/** Percentile and score; straight lines between. The middle half of the others is 60 to 85. */
const CURVE: readonly [percentile: number, score: number][] = [
  [0, 20],
  [25, 60],
  [75, 85],
  [100, 100],
];

/** Returns the score of a percentile from 0 to 100: 20 to 100, not rounded. */
export function scoreOfPercentile(percentile: number): number {
  const standing = Math.min(100, Math.max(0, percentile));
  for (let at = 1; at < CURVE.length; at += 1) {
    const [from, low] = CURVE[at - 1] ?? [0, 0];
    const [to, high] = CURVE[at] ?? [100, 100];
    if (standing <= to) return low + ((standing - from) / (to - from)) * (high - low);
  }
  return 100;
}
