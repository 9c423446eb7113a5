import { classYearOf } from './class-year-of.js';
import { nameList } from './name-list.js';
import { offerTask, openOffers } from './open-offers.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { StrategyMaterial } from './strategy-material.js';

/** What the athlete's own data ask for this month. */
export function currentActions({ facts, schools, today }: StrategyMaterial): string[] {
  const open = schools.filter(({ leadLevel }) => leadLevel !== 'declined' && leadLevel !== 'committed');
  const waiting = schools.filter(({ engagement }) => engagement.isReplyWaiting);
  const fresh = open.filter(({ engagement }) => engagement.sent === 0 && engagement.offer === null);
  const silent = schools.filter(({ engagement }) => engagement.isSilent);
  const has = (key: string) => facts.some((fact) => fact.key === key);
  const actions = [
    ...openOffers(schools, today).map(offerTask),
    classYearWords(classYearOf(facts), today),
    waiting.length > 0 && `Answer the coaches of ${nameList(waiting)}.`,
    !has('film') && 'Put your Hudl film into your profile.',
    fresh.length > 0 && `Send a first email to ${nameList(fresh)}.`,
    silent.length > 0 && `Follow up with ${nameList(silent)}: no reply for a week or more.`,
  ];
  return actions.filter((action) => typeof action === 'string');
}

function classYearWords(classYear: number | null, today: string): string | false {
  if (classYear === null) return 'Add your class year to your profile: every date below depends on it.';
  if (schoolGrade(classYear, today) <= 12) return false;
  return `The class of ${classYear} has left high school, so no months can be planned. Correct your class year, or ask each school what it wants to see from you now.`;
}
