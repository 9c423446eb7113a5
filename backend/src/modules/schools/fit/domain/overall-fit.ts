import { bandOf } from './band-of.js';
import type { FitPart, FitPartKey } from './fit-part.js';

/** likely, target and reach have the borders of strong, solid and weak. */
export type FitTier = 'likely' | 'target' | 'reach' | 'unknown';

export interface OverallFit {
  /** Whole, 0 to 100; null while fewer than two parts are known. */
  score: number | null;
  tier: FitTier;
  knownParts: number;
  /** Percent of the weights that are known. */
  coverage: number;
}

/** Out of 100. What an athlete can do weighs more than where she lives. */
export const FIT_WEIGHTS: Record<FitPartKey, number> = { academic: 30, athletic: 30, need: 25, geographic: 15 };

/** One part alone says too little of a school to be called its fit. */
const FEWEST_PARTS = 2;
const TIERS = { strong: 'likely', solid: 'target', weak: 'reach', unknown: 'unknown' } as const;

/** The weighted mean of the parts that are known. */
export function overallFit(parts: readonly FitPart[]): OverallFit {
  const known = parts.filter((part) => part.score !== null);
  const coverage = known.reduce((sum, { key }) => sum + FIT_WEIGHTS[key], 0);
  const points = known.reduce((sum, { key, score }) => sum + FIT_WEIGHTS[key] * (score ?? 0), 0);
  const score = known.length < FEWEST_PARTS ? null : Math.round(points / coverage);
  return { score, tier: TIERS[bandOf(score)], knownParts: known.length, coverage };
}
