import { article, athleteWords, listed } from '../../writing/domain/written-by-rule/athlete-words.js';
import { classYearOf } from './class-year-of.js';
import { nameList } from './name-list.js';
import { offerTask, openOffers } from './open-offers.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { StrategyMaterial, StrategySchool } from './strategy-material.js';

const TIERS = [
  ['likely', 'likely', 'likely'],
  ['target', 'target', 'targets'],
  ['reach', 'reach', 'reaches'],
  ['unknown', 'not known yet', 'not known yet'],
] as const;

/** Where the athlete stands, in a few sentences. */
export function writeOverview({ facts, schools, today }: StrategyMaterial): string {
  return [who(facts), over(classYearOf(facts), today), balance(schools), outreach(schools), first(schools, today)]
    .filter(Boolean)
    .join(' ');
}

function who(facts: StrategyMaterial['facts']): string {
  const { position, year, highSchool, town } = athleteWords(facts);
  const what = position ? `${article(position)} ${position}` : 'a football player';
  const more = [year && `in the class of ${year}`, highSchool && `at ${highSchool}`, town && `from ${town}`];
  return `You are ${[what, ...more].filter(Boolean).join(' ')}.`;
}

function over(classYear: number | null, today: string): string {
  if (classYear === null || schoolGrade(classYear, today) <= 12) return '';
  return `The class of ${classYear} has left high school. If your class year changed, correct it in your profile and update the plan.`;
}

function balance(schools: readonly StrategySchool[]): string {
  const counts = TIERS.flatMap(([tier, one, many]) => {
    const count = schools.filter(({ fit }) => fit.tier === tier).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `Your ${schools.length === 1 ? 'one target school' : `${schools.length} target schools`}: ${listed(counts)}.`;
}

function outreach(schools: readonly StrategySchool[]): string {
  const written = schools.filter(({ engagement }) => engagement.sent > 0);
  if (written.length === 0) return 'You have not written to any of them yet.';
  const answered = schools.filter(({ engagement }) => engagement.replied > 0).length;
  const answers = answered === 0 ? 'none has replied yet' : `${answered} ${answered === 1 ? 'has' : 'have'} replied`;
  return `You have written to ${written.length} of them, and ${answers}.`;
}

function first(schools: readonly StrategySchool[], today: string): string {
  const [offer] = openOffers(schools, today);
  if (offer) return `First of all: ${offerTask(offer)}`;
  const waiting = schools.filter(({ engagement }) => engagement.isReplyWaiting);
  if (waiting.length > 0) return `First of all, answer ${nameList(waiting)}.`;
  const fresh = schools.filter(
    ({ engagement, leadLevel }) => engagement.sent === 0 && engagement.offer === null && leadLevel !== 'declined',
  );
  if (fresh.length > 0) return `Begin with a first email to ${nameList(fresh)}.`;
  return 'Next, follow up with something new.';
}
