import { classYearOf } from './class-year-of.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import { isOpenSchool } from './is-open-school.js';
import { nameList } from './name-list.js';
import { isFresh, recordTasks } from './plan-tasks.js';
import { LAST_GRADE } from './seasonal-actions.js';
import type { StrategyMaterial } from './strategy-material.js';

/** What the athlete's own data ask for this month: what happened first, then what is missing, then emails. */
export function currentActions(material: StrategyMaterial): string[] {
  const { facts, schools, today } = material;
  const silent = schools.filter((school) => school.engagement.isSilent && isOpenSchool(school));
  const fresh = schools.filter(isFresh);
  return [
    ...recordTasks(material),
    ...classYearWords(classYearOf(facts), today),
    ...belowMinimum(schools),
    ...missingFacts(facts),
    ...(fresh.length > 0 ? [`Send a first email to ${nameList(fresh)}.`] : []),
    ...(silent.length > 0 ? [`Follow up with ${nameList(silent)}: no reply for a week or more.`] : []),
  ];
}

/** What every coach looks for first. */
const BASICS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['position'], 'position'],
  [['gpa'], 'GPA'],
  [['height'], 'height'],
  [['weight'], 'weight'],
  [['city'], 'town'],
];

function missingFacts(facts: StrategyMaterial['facts']): string[] {
  const has = (key: string) => facts.some((fact) => fact.key === key);
  const missing = BASICS.filter(([keys]) => !keys.some(has)).map(([, what]) => what);
  const list = missing.length < 2 ? missing.join('') : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return [
    ...(missing.length > 0
      ? [`Fill in your profile: your ${list} ${missing.length === 1 ? 'is' : 'are'} missing, and nothing is guessed.`]
      : []),
    ...(has('film') ? [] : ['Put your Hudl film into your profile.']),
  ];
}

/** Said once for all schools with the same minimum. */
function belowMinimum(schools: StrategyMaterial['schools']): string[] {
  const below = schools.filter((school) => isOpenSchool(school) && school.fit.gate !== null);
  const [first] = below;
  if (!first?.fit.gate) return [];
  const where = below.length === schools.length ? 'every school of your list that has a minimum' : nameList(below);
  return [
    `Your grades are below the minimum at ${where}. ${first.fit.gate.sentence} ${first.fit.gate.stillOpen}`,
    'Ask your counselor this week which core courses you can still take or repeat before you graduate.',
  ];
}

function classYearWords(classYear: number | null, today: string): string[] {
  if (classYear === null) return ['Add your class year to your profile: every date below depends on it.'];
  const grade = schoolGrade(classYear, today);
  if (grade === LAST_GRADE) {
    return [
      `You finished high school in ${classYear}. If this is a prep year, tell each coach where you play and until when, and ask when you could enroll.`,
    ];
  }
  if (grade < LAST_GRADE) return [];
  return [
    `The class of ${classYear} has left high school, so no months can be planned. Correct your class year, or ask each school what it wants to see from you now.`,
  ];
}
