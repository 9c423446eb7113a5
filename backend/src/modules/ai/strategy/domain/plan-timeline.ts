import { classYearOf } from './calendar/class-year-of.js';
import { currentActions } from './current-actions.js';
import { dayText } from './calendar/day-text.js';
import { daysBetween } from './calendar/days-between.js';
import { isOpenSchool } from './schools/is-open-school.js';
import { nameList } from './name-list.js';
import { TRANSFER_GRADE } from './calendar/class-calendar.js';
import { LAST_GRADE, planGrade, seasonalActions } from './calendar/seasonal-actions.js';
import type { TimelineMonth } from './strategy.js';
import type { StrategyMaterial, StrategySchool } from './strategy-material.js';

const MONTHS = 12;
/** Of high school. */
const FIRST_GRADE = 9;
/** From this day on a rule's day is near enough to be a task of the current month. */
const NEAR_DAYS = 45;
/** Text for a month whose tasks have all been named before. */
const NOTHING_NEW = 'Nothing new this month: finish what is still open above.';
const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The coming months up to the summer before college, counted from the class year. The current month is always there. */
export function planTimeline(material: StrategyMaterial): TimelineMonth[] {
  const classYear = classYearOf(material.facts);
  const months = Array.from({ length: MONTHS }, (_, after) => firstOfMonth(material.today, after));
  const gradeOn = (day: string) => planGrade(material.facts, material.today, day);
  const last = lastGrade(gradeOn(material.today));
  const inSchool = months.filter((day, at) => at === 0 || classYear === null || isIn(gradeOn(day) ?? last, last));
  const named = new Set<string>();
  return inSchool.map((day, at) => {
    const actions = [
      ...(at === 0 ? currentActions(material) : []),
      ...openings(material.schools, day),
      ...ruleDayActions(material, day, at === 0),
      ...seasonalActions(day, gradeOn(day), material),
    ];
    const fresh = actions.filter((action) => !named.has(action));
    for (const action of fresh) named.add(action);
    return { month: NAME.format(new Date(`${day}T00:00:00Z`)), actions: fresh.length > 0 ? fresh : [NOTHING_NEW] };
  });
}

/** A year of high school, or the last one of the plan; what comes before has no tasks yet. */
const isIn = (grade: number, last: number) => grade >= FIRST_GRADE && grade <= last;

/** A senior's plan ends with high school; a graduate's with the year after it, a transfer's with the year at the college. */
function lastGrade(grade: number | null): number {
  return grade === LAST_GRADE || grade === TRANSFER_GRADE ? grade : LAST_GRADE - 1;
}

/** Days of the rules table in their month, and in the current one when they are near. */
function ruleDayActions({ ruleDays, today }: StrategyMaterial, month: string, isCurrent: boolean): string[] {
  return ruleDays
    .filter(({ on }) => on >= today)
    .filter(({ on }) => on.startsWith(month.slice(0, 7)) || (isCurrent && daysBetween(today, on) <= NEAR_DAYS))
    .map(({ kind, on, text, source }) => {
      const what =
        kind === 'signing'
          ? `Signing: ${text} Ask each coach who made you an offer what the school plans.`
          : `From ${dayText(on)}: ${text}`;
      return `${what} (Source: ${source}.)`;
    });
}

/** The day on which coaches may begin to reply is an event of its month. */
function openings(schools: readonly StrategySchool[], day: string): string[] {
  const opening = schools.filter(
    (school) => isOpenSchool(school) && school.window.state === 'later' && school.window.from?.startsWith(day.slice(0, 7)),
  );
  const days = [...new Set(opening.map(({ window }) => window.from ?? ''))].sort();
  return days.map((from) => {
    const names = nameList(opening.filter(({ window }) => window.from === from));
    return `From ${dayText(from)} coaches of ${names} may reply to you. Have film and profile ready by then.`;
  });
}

/** "2026-11-21" and 2 → "2027-01-01" */
function firstOfMonth(today: string, after: number): string {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + after;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
