import { HIGH_NEED } from './rosters/position-needs.js';
import type { SuggestedSchool } from './suggest-schools.js';

/** Who the schools are suggested to. */
export interface ReasonScope {
  /** Null without a graduation year. */
  entryYear: number | null;
  position: string | null;
}

const STILL_OPEN = 'A junior college, open below the NCAA minimum.';

/** Returns what makes this school one to look at, in sentences; each states only known facts about it. */
export function suggestionReasons(
  { tier, need, miles, score, high, isInHomeState }: SuggestedSchool,
  { entryYear, position }: ReasonScope,
): string[] {
  const reasons = tier === 'still_open' ? [STILL_OPEN] : fitReason(score, high);
  if (need !== null && need > HIGH_NEED && entryYear !== null && position !== null) {
    reasons.push(`High need at ${position} in ${entryYear}, by its roster.`);
  }
  if (miles !== null) reasons.push(`${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'} from home.`);
  else if (isInHomeState) reasons.push('In your home state.');
  return reasons;
}

function fitReason(score: number | null, high: number | null): string[] {
  if (score === null) return [];
  return [`Fit ${high === null || high === score ? score : `${score}–${high}`}/100.`];
}
