import type { School } from '../school';
import type { Target } from './target';

/** The tracking of a school with only the fields that the directory has: no notes, no next step. */
export function targetOf(school: School): Target {
  const { id, name, division, introEmailSent, responseGotten, filmSent, twitterConnection, leadLevel } = school;
  const flags = { introEmailSent, responseGotten, filmSent, twitterConnection, leadLevel };
  return { schoolId: id, ...flags, notes: '', nextStep: '', updatedAt: '', school: { name, division } };
}
