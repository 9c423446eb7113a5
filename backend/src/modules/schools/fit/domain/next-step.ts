import { SOLID } from './band-of.js';
import type { SuggestedSchool } from './suggest-schools.js';
import { isFirstChoice } from './tier-limits.js';

/** Points that a reach may lack to a target and still be a next step. */
const NEAR = 10;

export interface StepScope {
  /** An FBS school made an offer that it has not withdrawn. */
  hasFbsOffer: boolean;
  /** Some school of Division I is a target or likely. */
  isDivisionOneNear: boolean;
}

/**
 * Whether an adviser would name this reach as the next level up. Only a coach's interest opens the FBS schools that choose first, or
 * that are a reach whatever the figures; and the FBS is two levels up while no school of Division I is a target.
 */
export function isNextStep({ subdivision, conference, score }: SuggestedSchool, { hasFbsOffer, isDivisionOneNear }: StepScope): boolean {
  if (subdivision !== 'FBS' || hasFbsOffer) return true;
  return isDivisionOneNear && !isFirstChoice(conference) && (score ?? 0) < SOLID;
}

/** Whether little is lacking to a target, at the best of what is not known yet. */
export function isNearTarget({ score, high }: SuggestedSchool): boolean {
  return Math.max(score ?? 0, high ?? 0) >= SOLID - NEAR;
}
