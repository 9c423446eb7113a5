import { article, athleteWords, listed, schoolAndTown } from '../../writing/domain/written-by-rule/athlete-words.js';
import { collegeOf } from '../../writing/domain/written-by-rule/notes/college-of.js';
import { classYearOf } from './calendar/class-year-of.js';
import { isOpenSchool } from './schools/is-open-school.js';
import { currentActions } from './current-actions.js';
import { isBeforeHighSchool } from './calendar/is-young.js';
import { LAST_GRADE } from './calendar/seasonal-actions.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import type { StrategyMaterial, StrategySchool } from './strategy-material.js';

const TIERS = [
  ['likely', 'likely', 'likely'],
  ['target', 'target', 'targets'],
  ['reach', 'reach', 'reaches'],
  ['still_open', 'junior college', 'junior colleges'],
  ['below_minimum', 'below a minimum', 'below a minimum'],
  ['unknown', 'not known yet', 'not known yet'],
] as const;

/** Summarizes the athlete's situation in a few sentences. */
export function writeOverview(material: StrategyMaterial): string {
  const { facts, schools, today } = material;
  return [who(facts, today), over(classYearOf(facts), collegeOf(facts, today), today), balance(schools), outreach(schools), first(material)]
    .filter(Boolean)
    .join(' ');
}

function who(facts: StrategyMaterial['facts'], today: string): string {
  const words = athleteWords(facts);
  const { position, year, town } = words;
  const what = position ? `${article(position)} ${position}` : 'a football player';
  const college = collegeOf(facts, today);
  if (college !== '') return `You are ${what} at ${college}, and finished high school in ${year}.`;
  const places = isBeforeHighSchool(facts, today) ? [town && `from ${town}`] : schoolAndTown(words);
  const more = [year && `in the class of ${year}`, ...places];
  return `You are ${[what, ...more].filter(Boolean).join(' ')}.`;
}

function over(classYear: number | null, college: string, today: string): string {
  if (college !== '') return 'You are looked at as a transfer: your college transcript counts first.';
  if (classYear === null || schoolGrade(classYear, today) < LAST_GRADE) return '';
  if (schoolGrade(classYear, today) === LAST_GRADE) return 'High school is behind you; this plan is for the year after it.';
  return `You left high school in ${classYear}. If that is not right, correct your class year and update the plan.`;
}

function balance(schools: readonly StrategySchool[]): string {
  const counts = TIERS.flatMap(([tier, one, many]) => {
    const count = schools.filter(({ fit }) => fit.tier === tier).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `Your ${schools.length === 1 ? 'one school' : `${schools.length} schools`}: ${listed(counts)}.`;
}

function outreach(schools: readonly StrategySchool[]): string {
  const written = schools.filter(({ engagement }) => engagement.sent > 0);
  const answered = schools.filter(({ engagement }) => engagement.replied > 0).length;
  if (written.length === 0)
    return answered > 0 ? `Coaches of ${answered} of them have written to you.` : 'You have not written to any of them yet.';
  const answers = answered === 0 ? 'none has replied yet' : `${answered} ${answered === 1 ? 'has' : 'have'} replied`;
  return `You have written to ${written.length} of them, and ${answers}.`;
}

/** The first task of the month, in its own words. */
function first(material: StrategyMaterial): string {
  const [task] = currentActions(material);
  if (task !== undefined) return `First of all: ${task}`;
  if (isBeforeHighSchool(material.facts, material.today)) return 'High school has not begun for you, so there is nothing to send yet.';
  return material.schools.some(isOpenSchool) ? 'Next, follow up with something new.' : '';
}
