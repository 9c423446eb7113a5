import { HIGH_NEED, type ListCounts, type ListTier, type SuggestedSchool } from './suggest-schools.js';

/** What the athlete's list holds and when they would start. */
export interface ReasonScope {
  own: ListCounts;
  /** Null without a graduation year. */
  entryYear: number | null;
  position: string | null;
}

/** Why a school is suggested, in sentences; each says only what is known. */
export function suggestionReasons({ tier, need, miles }: SuggestedSchool, { own, entryYear, position }: ReasonScope): string[] {
  const reasons = [listReason(tier as ListTier, own)];
  if (need !== null && need > HIGH_NEED && entryYear !== null && position !== null) {
    reasons.push(`High need at ${position} in ${entryYear}, by its roster.`);
  }
  if (miles !== null) reasons.push(`${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'} from home.`);
  return reasons;
}

function listReason(tier: ListTier, own: ListCounts): string {
  const count = own[tier];
  if (count === 0) return `You have no ${tier} school yet.`;
  const schools = count === 1 ? 'school' : 'schools';
  return `You have ${count} ${tier} ${schools}.`;
}
