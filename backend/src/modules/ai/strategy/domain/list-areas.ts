import { collegeOf } from '../../writing/domain/written-by-rule/notes/college-of.js';
import { isBeforeHighSchool, isYoung } from './calendar/is-young.js';
import { nameList } from './name-list.js';
import type { FitPartResult, StrategyMaterial, StrategySchool } from './strategy-material.js';

const WANTED: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['position'], 'your position'],
  [['graduationYear'], 'your class year'],
  [['height'], 'your height'],
  [['weight'], 'your weight'],
  [['gpa'], 'your GPA'],
  [['satScore', 'actScore'], 'an SAT or ACT score, once you have one,'],
  [['film'], 'your Hudl film'],
];

/** Grades of a college take its place. */
const OF_FRESHMEN = 'satScore';
/** Nothing of it can be had before ninth grade. */
const OF_HIGH_SCHOOL = new Set(['gpa', 'satScore', 'film']);

const MOST_CHANGES = 3;
/** Points of a part below which a step is not worth the work. */
const LEAST_GAIN = 3;

/** What to work on, the missing before the weak. */
export function listAreas({ facts, schools, today }: StrategyMaterial): string[] {
  const known = new Set(facts.map(({ key }) => key));
  const isEarly = isBeforeHighSchool(facts, today);
  const isTransfer = collegeOf(facts, today) !== '';
  const isLeftOut = (key: string) => (isEarly && OF_HIGH_SCHOOL.has(key)) || (isTransfer && key === OF_FRESHMEN);
  const wanted = WANTED.filter(([keys]) => !keys.some(isLeftOut));
  const missing = wanted.filter(([keys]) => !keys.some((key) => known.has(key))).map(([, what]) => `Add ${what} to your profile.`);
  const hasTest = isTransfer || known.has('satScore') || known.has('actScore');
  const found = [
    ...missing,
    ...weakParts(schools, isYoung(facts, today)),
    ...changes(schools),
    ...listBalance(schools, hasTest),
    ...unknownRosters(schools),
  ];
  return found.length > 0 ? found : ['Nothing needs work now. Keep your profile and your film up to date.'];
}

/** What a low part means, in words of its own. */
const WEAK: readonly (readonly [key: FitPartResult['key'], words: string])[] = [
  ['academic', 'Academics: grades or tests are low'],
  ['athletic', 'Size: below most first-year players'],
  ['geographic', 'Distance: far from home'],
  ['need', 'Position need: few leave'],
];

/** A part that is low even if the missing data were good; a range that only begins low is no weakness. */
function isWeakAt({ fit }: StrategySchool, key: string): boolean {
  return fit.parts.some((part) => part.key === key && part.band === 'weak' && part.high === part.score);
}

/** Who is in tenth grade or before still grows. */
function weakParts(schools: readonly StrategySchool[], isGrowing: boolean): string[] {
  return WEAK.flatMap(([key, words]) => {
    if (isGrowing && key === 'athletic') return [];
    const weak = schools.filter((school) => isWeakAt(school, key));
    return weak.length === 0 ? [] : [`${words} at ${weak.length} of ${schools.length} (${nameList(weak)}).`];
  });
}

/**
 * Returns the fit's sentences about single steps that improve a low part, for the school where they gain most; steps that help
 * at most schools first. A part that is good already, or lacks a test score, is left out.
 */
function changes(schools: readonly StrategySchool[]): string[] {
  const steps = new Map<string, { sentence: string; school: string; times: number }>();
  for (const school of schools) {
    for (const sentence of school.fit.changes.filter((change) => isWorthwhile(school, change))) {
      const [step = sentence] = sentence.split(' moves ');
      const known = steps.get(step);
      const gainsMore = known === undefined || gainOf(sentence) > gainOf(known.sentence);
      const entry = gainsMore ? { sentence, school: school.name } : known;
      steps.set(step, { sentence: entry.sentence, school: entry.school, times: (known?.times ?? 0) + 1 });
    }
  }
  return [...steps.values()]
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST_CHANGES)
    .map(({ sentence, school, times }) => `At ${school}: ${sentence}${times > 1 ? ` It helps at ${times} of your schools.` : ''}`);
}

function isWorthwhile(school: StrategySchool, sentence: string): boolean {
  const [, key = ''] = / moves the (\w+) part /.exec(sentence) ?? [];
  return isWeakAt(school, key) && gainOf(sentence) >= LEAST_GAIN;
}

/** Points of a part, from "moves the academic part from 84 to 90". */
function gainOf(sentence: string): number {
  const [, from = 0, to = 0] = / from (\d+) to (\d+)/.exec(sentence) ?? [];
  return Number(to) - Number(from);
}

const ALL_REACH = 'Every school on your list is a reach. Add targets: Suggestions on your Schools page names some.';
/** Without a test score the lower end of a range counts, so that nearly everything is a reach. */
const ALL_REACH_UNTESTED =
  'Every school on your list is a reach. That is usual without a test score: look again when you have one, and add schools near home.';

function listBalance(schools: readonly StrategySchool[], hasTest: boolean): string[] {
  const known = schools.filter(({ fit }) => fit.tier !== 'unknown');
  if (known.length < 2) return [];
  if (known.every(({ fit }) => fit.tier === 'reach')) return [hasTest ? ALL_REACH : ALL_REACH_UNTESTED];
  if (known.every(({ fit }) => fit.tier === 'likely')) return ['Every school on your list is likely. Add one that stretches you.'];
  return [];
}

function unknownRosters(schools: readonly StrategySchool[]): string[] {
  const without = schools.filter(({ rosterSeason }) => rosterSeason === null);
  if (without.length === 0) return [];
  return [
    `No roster is loaded for ${nameList(without)}, so ${without.length === 1 ? 'its' : 'their'} need is unknown. Look at the roster on the school’s own site.`,
  ];
}
