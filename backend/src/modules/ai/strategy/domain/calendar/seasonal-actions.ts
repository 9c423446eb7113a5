import { schoolGrade } from '../../../../../shared-kernel/school-grade.js';
import {
  ANY_CLASS,
  BEFORE_HIGH_SCHOOL,
  type CalendarLine,
  CLASS_CALENDAR,
  NEXT_YEAR,
  TRANSFER_GRADE,
  type Unless,
} from './class-calendar.js';
import { classYearOf } from './class-year-of.js';
import { collegeOf } from '../../../writing/domain/written-by-rule/notes/college-of.js';
import { committedSchool, isOpenSchool, signedSchool } from '../schools/is-open-school.js';
import { nameList } from '../name-list.js';
import type { StrategyMaterial } from '../strategy-material.js';

/** To whom coaches wrote of an injury. */
const ONCE_CLEARED = 'First a doctor has to clear you.';

/** The last grade that has a calendar: the year after high school. */
export const LAST_GRADE = 13;

/** The grade of a day's school year. A transfer's plan is that of the current one. */
export function planGrade(facts: StrategyMaterial['facts'], today: string, day: string): number | null {
  const classYear = classYearOf(facts);
  if (classYear === null) return null;
  if (collegeOf(facts, today) === '') return schoolGrade(classYear, day);
  return TRANSFER_GRADE + schoolGrade(classYear, day) - schoolGrade(classYear, today);
}

/**
 * What a month brings to a class; `grade` is null while the class year is not known. Of a school year to come only what this one has
 * too: its own tasks belong to another plan.
 */
export function seasonalActions(day: string, grade: number | null, material: StrategyMaterial): string[] {
  const month = Number(day.slice(5, 7));
  const now = gradeNow(material);
  if (grade === null) return [ANY_CLASS];
  if (grade > (now === TRANSFER_GRADE ? TRANSFER_GRADE : LAST_GRADE)) return [];
  if (grade < 9) return [BEFORE_HIGH_SCHOOL];
  const open = openSchools(material);
  const known = knownOf(material, day);
  const lines = CLASS_CALENDAR.filter(
    ({ grades, months }) => grades.includes(grade) && grades.includes(now ?? grade) && months.includes(month),
  );
  const isHurt = material.schools.some(({ engagement }) => engagement.isInjuryNamed === true);
  const actions = lines
    .filter((line) => isNeeded(line, known, open.length))
    .map(({ say, sayOne }) => ((open.length === 1 ? sayOne : undefined) ?? say).replace('{schools}', nameList(open)))
    .map((say) => (isHurt && say.startsWith('Go to one or two camps') ? `${say} ${ONCE_CLEARED}` : say));
  return grade === now || actions.length > 0 ? actions : [NEXT_YEAR];
}

/** Those that can be reached and did not withdraw an offer; after a commitment or a signature that school alone. */
function openSchools({ schools }: StrategyMaterial): StrategyMaterial['schools'] {
  const chosen = chosenSchool(schools);
  if (chosen) return [chosen];
  return schools.filter((school) => isOpenSchool(school) && school.fit.gate === null && school.engagement.offer?.status !== 'withdrawn');
}

const chosenSchool = (schools: StrategyMaterial['schools']) => signedSchool(schools) ?? committedSchool(schools);

function gradeNow({ facts, today }: StrategyMaterial): number | null {
  const grade = planGrade(facts, today, today);
  return grade === null ? null : Math.max(9, grade);
}

function isNeeded({ unless, say }: CalendarLine, known: ReadonlySet<Unless>, open: number): boolean {
  return ![unless ?? []].flat().some((one) => known.has(one)) && !(open === 0 && say.includes('{schools}'));
}

function knownOf({ facts, schools, today }: StrategyMaterial, day: string): Set<Unless> {
  const has = (key: string) => facts.some((fact) => fact.key === key);
  const known = new Set<Unless>();
  if (has('film')) known.add('film');
  // The current month asks for a first film already.
  else if (day.slice(0, 7) === today.slice(0, 7)) known.add('firstFilm');
  if (has('satScore') || has('actScore')) known.add('testScore');
  if (chosenSchool(schools)) known.add('signed');
  known.add(has('season.games') ? 'games' : 'noGames');
  known.add(schools.some(({ division }) => division === 'D1' || division === 'D2') ? 'certification' : 'noCertification');
  if (schools.every(({ fit }) => fit.tier === 'below_minimum')) known.add('belowMinimum');
  if (!schools.some(({ association }) => association === 'NAIA')) known.add('noOtherAssociation');
  return known;
}
