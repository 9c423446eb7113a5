import type { FitBand } from './fit-part.js';

export const STRONG = 85;
export const SOLID = 60;

/** The borders are the scores of the 75th and the 25th percentile (see scoreOfStanding). */
export function bandOf(score: number | null): FitBand {
  if (score === null) return 'unknown';
  if (score >= STRONG) return 'strong';
  return score >= SOLID ? 'solid' : 'weak';
}
