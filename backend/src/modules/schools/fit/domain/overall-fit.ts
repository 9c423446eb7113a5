import { bandOf, SOLID, STRONG } from './band-of.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitPart } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import type { FitGate } from './gpa-gate.js';
import { LEAST_SCORE, MOST_SCORE } from './parts/grade-score.js';
import { tierLimits } from './tier-limits.js';

/** likely, target and reach have the borders of strong, solid and weak; still_open is a junior college for who is below a minimum. */
export type FitTier = 'likely' | 'target' | 'reach' | 'still_open' | 'below_minimum' | 'unknown';

/** What an athlete below an NCAA minimum can still begin at: its colleges ask for a diploma and no core GPA. */
const OPEN_ASSOCIATION = 'NJCAA';

export interface OverallFit {
  /** Whole, 0 to 100, the lower end; null below a minimum and while fewer than two parts are known. */
  score: number | null;
  /** The upper end, when all that is missing from the profile came out best. */
  high: number | null;
  tier: FitTier;
  knownParts: number;
  /** Percent of the weights that are known. */
  coverage: number;
  /** A minimum that the athlete is below. */
  gate: FitGate | null;
  /** Why it is not called more, in sentences; empty when it is likely. */
  limits: string[];
}

/** With a single known part there is no overall fit. */
const FEWEST_PARTS = 2;
const TIERS = { strong: 'likely', solid: 'target', weak: 'reach', unknown: 'unknown' } as const;
const ORDER: readonly FitTier[] = ['reach', 'target', 'likely'];

interface Whole {
  athlete: FitAthlete;
  school: FitSchool;
  parts: readonly FitPart[];
  gate: FitGate | null;
  /** The athlete is below the minimum of some division. */
  isBelowSome: boolean;
}

/**
 * Returns the weighted mean of the parts. Data that the school does not publish is left out; data missing from the profile counts
 * as the least at the lower end and as the most at the upper end, so that omitting data never raises the total.
 */
export function overallFit({ athlete, school, parts, gate, isBelowSome }: Whole): OverallFit {
  const known = parts.filter((part) => part.score !== null);
  const coverage = Math.round(known.reduce((sum, { weight }) => sum + weight, 0));
  const counts = { knownParts: known.length, coverage, gate };
  if (gate) return { score: null, high: null, tier: 'below_minimum', limits: [], ...counts };
  const isStillOpen = isBelowSome && school.association === OPEN_ASSOCIATION;
  if (isStillOpen) return { score: null, high: null, tier: 'still_open', limits: [], ...counts };
  if (known.length < FEWEST_PARTS) return { score: null, high: null, tier: 'unknown', limits: [], ...counts };
  const score = meanOf(parts, (part) => part.score ?? LEAST_SCORE);
  const limits = tierLimits({ athlete, school, parts, coverage });
  const high = meanOf(parts, (part) => part.high ?? MOST_SCORE);
  const called = lowest([TIERS[bandOf(score)], ...limits.map(({ most }) => most)]);
  const isOffered = athlete.evidence.offers.includes(school.id);
  const tier = isOffered && called === 'reach' ? 'target' : called;
  const low = isOffered ? offeredSentence({ score, high, tier }, school) : lowSentence({ score, high, tier });
  const reasons = [low, ...limits.map(({ reason }) => reason)].filter((one) => one !== null);
  return { score, high, tier, limits: reasons, ...counts };
}

type Called = Pick<OverallFit, 'high' | 'tier'> & { score: number };

/** Returns the sentence for the tier by the total alone; null when that is likely. */
function lowSentence({ score, high, tier }: Called): string | null {
  const word = TIERS[bandOf(score)];
  if (word === 'likely') return null;
  const what = score === high ? `The total of ${score}` : `The lower end of the total, ${score},`;
  return `${what} ${word === tier ? 'is' : 'alone would be'} a ${word}: a target starts at ${SOLID}, likely at ${STRONG}.`;
}

/** A school that made an offer has decided: it is at least a target, regardless of the total. */
function offeredSentence(called: Called, { name }: FitSchool): string | null {
  if (TIERS[bandOf(called.score)] !== 'reach') return lowSentence(called);
  return `You have an offer of ${name}, so it is a target. Its total of ${called.score} alone would be a reach.`;
}

function meanOf(parts: readonly FitPart[], scoreOf: (part: FitPart) => number): number {
  const counted = parts.filter(({ score, missingFrom }) => score !== null || missingFrom === 'profile');
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(counted.reduce((sum, part) => sum + part.weight * scoreOf(part), 0) / weights);
}

const lowest = (tiers: FitTier[]): FitTier => tiers.reduce((least, tier) => (ORDER.indexOf(tier) < ORDER.indexOf(least) ? tier : least));
