import { nameList } from './name-list.js';
import type { StrategyMaterial } from './strategy-material.js';

/** January first; general guidance by the course of a school year. */
const ALWAYS: readonly string[] = [
  'Go over your school list: add schools that fit, take out those that no longer interest you.',
  'Set your training goals for spring, and measure where you stand.',
  'Ask your counselor whether your courses are core courses.',
  'Put new measurements into your profile as soon as they are verified.',
  'Find out when your target schools hold their summer camps.',
  'Choose one or two camps, at the schools that fit you best.',
  'Send coaches whom you met at camps a short thank-you.',
  'Update height, weight and jersey number before the first game.',
  'Add each game to your statistics within a week.',
  'Cut a film of the first half of the season, best plays first.',
  'Send coaches who answered you an update on the season.',
  'Put the film of the whole season into your profile.',
];

interface Extra {
  grades: readonly number[];
  months: readonly number[];
  /** `names` are those of the target schools. */
  say: (names: string) => string;
  onlyWithoutScore?: true;
}

const EXTRAS: readonly Extra[] = [
  { grades: [10, 11], months: [3, 5, 10], say: () => 'Take the SAT or ACT, and put the score into your profile.', onlyWithoutScore: true },
  { grades: [11], months: [2, 4], say: (names) => `Ask ${names} about visit days for juniors.` },
  { grades: [12], months: [9], say: (names) => `Begin your applications to ${names}.` },
  { grades: [12], months: [12], say: () => 'Ask coaches who answered where you stand on their list.' },
  { grades: [12], months: [1, 3], say: () => 'Compare aid in writing with your family before you decide.' },
];

const BEFORE_HIGH_SCHOOL = 'High school has not begun for you: grades and playing many sports help most now.';

/** What a month brings; `grade` is null while the class year is not known. */
export function seasonalActions(day: string, grade: number | null, { facts, schools }: StrategyMaterial): string[] {
  const month = Number(day.slice(5, 7));
  const always = ALWAYS[month - 1] ?? '';
  if (grade === null) return [always];
  if (grade > 12) return [];
  if (grade < 9) return month % 3 === 0 ? [always, BEFORE_HIGH_SCHOOL] : [always];
  const hasScore = facts.some(({ key }) => key === 'satScore' || key === 'actScore');
  const extras = EXTRAS.filter(({ grades, months }) => grades.includes(grade) && months.includes(month));
  const said = extras.filter(({ onlyWithoutScore }) => !(onlyWithoutScore && hasScore));
  return [always, ...said.map(({ say }) => say(nameList(schools)))];
}
