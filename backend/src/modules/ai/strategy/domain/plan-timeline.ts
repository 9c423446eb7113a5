import { classYearOf } from './class-year-of.js';
import { currentActions } from './current-actions.js';
import { dayText } from './day-text.js';
import { nameList } from './name-list.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import { seasonalActions } from './seasonal-actions.js';
import type { TimelineMonth } from './strategy.js';
import type { StrategyMaterial, StrategySchool } from './strategy-material.js';

const MONTHS = 12;
const LAST_GRADE = 12;
const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The coming months up to the end of high school, counted from the class year. The current month is always there. */
export function planTimeline(material: StrategyMaterial): TimelineMonth[] {
  const classYear = classYearOf(material.facts);
  const months = Array.from({ length: MONTHS }, (_, after) => firstOfMonth(material.today, after));
  const inSchool = months.filter((day, at) => at === 0 || classYear === null || schoolGrade(classYear, day) <= LAST_GRADE);
  return inSchool.map((day, at) => ({
    month: NAME.format(new Date(`${day}T00:00:00Z`)),
    actions: [
      ...(at === 0 ? currentActions(material) : []),
      ...openings(material.schools, day),
      ...seasonalActions(day, classYear === null ? null : schoolGrade(classYear, day), material),
    ],
  }));
}

/** The day on which coaches may begin to reply is an event of its month. */
function openings(schools: readonly StrategySchool[], day: string): string[] {
  const opening = schools.filter(({ window }) => window.state === 'later' && window.from?.startsWith(day.slice(0, 7)));
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
