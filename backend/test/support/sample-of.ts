import { soakRound } from './soak-round.js';

/** All of `values` in `npm run soak`; in `npm test` only `count` of them, different ones, chosen by `random`. */
export function sampleOf<T>(values: readonly T[], count: number, random: () => number): T[] {
  const left = [...values];
  if (soakRound > 0) return left;
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
