import { HIGH_NEED } from './rosters/position-needs.js';
import { BALANCED, type ListCounts, type ListTier, type SuggestedSchool } from './suggest-schools.js';

/** What the athlete's list holds and when they would start. */
export interface ReasonScope {
  own: ListCounts;
  /** Null without a graduation year. */
  entryYear: number | null;
  position: string | null;
}

/** Returns why a school is suggested, in sentences; each states only known facts. */
export function suggestionReasons(
  { tier, need, miles, score, high, isInHomeState }: SuggestedSchool,
  { own, entryYear, position }: ReasonScope,
): string[] {
  const reasons = listReason(tier as ListTier, own);
  if (need !== null && need > HIGH_NEED && entryYear !== null && position !== null) {
    reasons.push(`High need at ${position} in ${entryYear}, by its roster.`);
  }
  if (miles !== null) reasons.push(`${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'} from home.`);
  else reasons.push(...(isInHomeState ? ['In your home state.'] : []), ...fitReason(score, high));
  return reasons;
}

const STILL_OPEN = 'A junior college, open below the NCAA minimum.';

/** What stands in for a distance that is not known. */
function fitReason(score: number | null, high: number | null): string[] {
  if (score === null) return [];
  return [`Fit ${high === null || high === score ? score : `${score}–${high}`}/100.`];
}

/** Nothing where the list has enough of the kind already: that is no reason for one more. */
function listReason(tier: ListTier, own: ListCounts): string[] {
  if (tier === 'still_open') return [STILL_OPEN];
  const count = own[tier];
  const wanted = BALANCED.find(([kind]) => kind === tier)?.[1] ?? 0;
  if (count === 0) return [`You have no ${tier} school yet.`];
  if (count >= wanted) return [];
  return [`You have ${count} ${tier} ${count === 1 ? 'school' : 'schools'}.`];
}
