import { listed } from '../../writing/domain/written-by-rule/athlete-words.js';
import { collegeOf } from '../../writing/domain/written-by-rule/notes/college-of.js';
import { comingEvent } from './calendar/coming-events.js';
import { classYearOf } from './calendar/class-year-of.js';
import { schoolGrade } from '../../../../shared-kernel/school-grade.js';
import { daysBetween } from './calendar/days-between.js';
import { committedSchool, isOpenSchool, signedSchool } from './schools/is-open-school.js';
import { isBeforeHighSchool, isYoung } from './calendar/is-young.js';
import { nameList } from './name-list.js';
import { oddSizes } from './odd-sizes.js';
import { isFresh, isSpoken, metBefore, recordTasks } from './plan-tasks.js';
import { LAST_GRADE } from './calendar/seasonal-actions.js';
import type { StrategyMaterial, StrategySchool } from './strategy-material.js';

/** Actions for this month from the athlete's own data: events first, then missing data, then emails. */
export function currentActions(material: StrategyMaterial): string[] {
  const { facts, schools, today } = material;
  if (isBeforeHighSchool(facts, today)) return recordTasks(material);
  const signed = signedSchool(schools);
  if (signed) return [...recordTasks(material), signedTask(signed)];
  const committed = committedSchool(schools);
  if (committed) return [...recordTasks(material), committedTask(committed), ...missingFacts(material)];
  return [...recordTasks(material), ...openTasks(material)];
}

/** While no school is settled. */
function openTasks(material: StrategyMaterial): string[] {
  const { facts, schools, today } = material;
  const silent = schools.filter(
    (school) =>
      school.engagement.isSilent &&
      isOpenSchool(school) &&
      school.engagement.isNewsAwaited !== true &&
      comingEvent(school, today) === null &&
      !(isYoung(facts, today) && isRecent(school, today)),
  );
  const [answered, unanswered] = [true, false].map((isAnswered) =>
    silent.filter(({ engagement }) => engagement.replied > 0 === isAnswered),
  );
  const fresh = schools.filter((school) => isFresh(school, today));
  const awaiting = schools.filter((school) => school.engagement.isNewsAwaited === true && isOpenSchool(school));
  const met = schools.filter((school) => metBefore(school, today));
  const classYear = classYearOf(facts);
  const hasFilm = facts.some(({ key }) => key === 'film');
  return [
    ...(collegeOf(facts, today) === '' ? classYearWords(classYear, today) : TRANSFER),
    ...belowMinimum(material, classYear !== null && schoolGrade(classYear, today) >= LAST_GRADE),
    ...(material.nearMinimum ? [material.nearMinimum] : []),
    ...missingFacts(material),
    ...some(
      met.filter((school) => !isSpoken(school, today)),
      (names) => `Write to the coaches whom you met at ${names}, with what is new since then.`,
    ),
    ...some(
      met.filter((school) => isSpoken(school, today)),
      (names) => `Write to the coaches of ${names} with whom you spoke, with what is new since then.`,
    ),
    ...(fresh.length > 0 ? [`${hasFilm ? 'Send' : 'Once your film is there, send'} a first email to ${nameList(fresh)}.`] : []),
    ...some(awaiting, (names) => `Keep the coaches of ${names} posted, as they asked: write when something is new.`),
    ...some(answered, (names) => `Write to ${names} when something is new: a game, film or grades. They answered you before.`),
    ...some(
      schools.filter((school) => isLongSilent(school, today)),
      (names) => `Write once more to ${names}, to another coach of the staff if you can: no reply for two months or more.`,
    ),
    ...some(unanswered, (names) => `Follow up with ${names}: no reply for ${isYoung(facts, today) ? 'two months' : 'a week'} or more.`),
  ];
}

function signedTask({ name }: StrategySchool): string {
  return `You signed with ${name}: tell coaches who still write to you, with thanks, and ask its staff what they need from you next.`;
}

/** A commitment binds neither side before it is signed, and nothing new begins elsewhere meanwhile. */
function committedTask({ name }: StrategySchool): string {
  return `You committed to ${name}: ask its staff what you need to be admitted and when you sign. Until then nothing is settled in writing.`;
}

/** For ninth and tenth graders: days after an email in which silence means nothing, because coaches may not answer yet. */
const YOUNG_PATIENCE = 60;

function isRecent({ engagement: { lastSentOn } }: StrategySchool, today: string): boolean {
  return lastSentOn !== null && daysBetween(lastSentOn, today) < YOUNG_PATIENCE;
}

/** Days after which Home lists no school as silent any more; emails after which another one helps little. */
const [LONG, TOO_LONG, ENOUGH] = [57, 365, 5];

function isLongSilent(school: StrategySchool, today: string): boolean {
  const { sent, replied, lastSentOn, isSilent } = school.engagement;
  const days = lastSentOn === null ? 0 : daysBetween(lastSentOn, today);
  const isOpen = isOpenSchool(school) && school.fit.gate === null && comingEvent(school, today) === null;
  return isOpen && !isSilent && replied === 0 && sent < ENOUGH && days >= LONG && days <= TOO_LONG;
}

function some(schools: readonly StrategySchool[] | undefined, say: (names: string) => string): string[] {
  return schools && schools.length > 0 ? [say(nameList(schools))] : [];
}

/** What every coach looks for first. */
const BASICS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['position'], 'position'],
  [['gpa'], 'GPA'],
  [['height'], 'height'],
  [['weight'], 'weight'],
  [['city'], 'town'],
];

const UNKNOWN_TOWN = 'Your town is not in our list of towns: enter the nearest larger one in your profile, and we can work out distances.';

function isOfUnknownTown({ fit }: StrategySchool): boolean {
  return fit.parts.some(({ key, score, missingFrom }) => key === 'geographic' && score === null && missingFrom === 'profile');
}

/** "4.6 (5.0 weighted)" */
function isOfOtherScale(facts: StrategyMaterial['facts']): boolean {
  return facts.some(({ key, value }) => key === 'gpa' && value.includes('('));
}

const OTHER_SCALE = 'Ask your counselor for your unweighted GPA: the one of your profile is on another scale, and no school compares it.';

function missingFacts({ facts, schools }: StrategyMaterial): string[] {
  const has = (key: string) => facts.some((fact) => fact.key === key);
  const missing = BASICS.filter(([keys]) => !keys.some(has)).map(([, what]) => what);
  const list = missing.length < 2 ? missing.join('') : `${missing.slice(0, -1).join(', ')} and ${missing.at(-1)}`;
  return [
    ...(missing.length > 0
      ? [`Fill in your profile: your ${list} ${missing.length === 1 ? 'is' : 'are'} missing, and nothing is guessed.`]
      : []),
    ...oddSizes(facts),
    ...(isOfOtherScale(facts) ? [OTHER_SCALE] : []),
    ...(has('city') && schools.length > 0 && schools.every(isOfUnknownTown) ? [UNKNOWN_TOWN] : []),
    ...(has('film') ? [] : ['Put film into your profile: five good plays, from any team, are enough to begin.']),
  ];
}

/** One sentence for all schools with the same minimum; `isOver`: the athlete has finished high school. */
function belowMinimum({ schools, juniorColleges = [] }: StrategyMaterial, isOver: boolean): string[] {
  const below = schools.filter((school) => isOpenSchool(school) && school.fit.gate !== null);
  const [first] = below;
  if (!first?.fit.gate) return [];
  const where = below.length === schools.length ? 'every school of your list that has a minimum' : nameList(below);
  const ask = isOver
    ? 'Ask the NCAA Eligibility Center this week what can still change'
    : 'Ask your counselor this week which core courses you can still take or repeat before you graduate';
  return [
    `${ask}: your grades are below the minimum at ${where}.`,
    `${first.fit.gate.sentence} ${first.fit.gate.stillOpen}`,
    ...(juniorColleges.length > 0 ? [`Look at junior colleges near you, and put one on your list: ${listed(juniorColleges)}.`] : []),
  ];
}

/** Of a player of a college; the months of high school are over. */
const TRANSFER = [
  'Ask the adviser of your college for your transcript, and when you will have your degree: each coach asks for both.',
  'Ask each school how many of your credits transfer, and how many seasons you would have left there.',
  'Ask the NCAA Eligibility Center what it needs from a player who transfers from your college.',
];

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
    `You left high school in ${classYear}, so no months can be planned. If you play at a college now, ask each school how your credits and seasons would transfer; else correct your class year.`,
  ];
}
