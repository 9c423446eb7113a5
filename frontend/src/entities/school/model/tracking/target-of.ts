import type { School } from '../school';
import type { Target } from './target';

/** What is kept about a school as far as the directory tells: no notes, no next step. */
export function targetOf(school: School): Target {
  const { id, name, division, introEmailSent, responseGotten, filmSent, twitterConnection, leadLevel } = school;
  const flags = { introEmailSent, responseGotten, filmSent, twitterConnection, leadLevel };
  return { schoolId: id, ...flags, notes: '', nextStep: '', updatedAt: '', school: { name, division } };
}
