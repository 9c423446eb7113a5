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

const MOST_CHANGES = 3;

/** What to work on, the missing before the weak. */
export function listAreas({ facts, schools }: StrategyMaterial): string[] {
  const known = new Set(facts.map(({ key }) => key));
  const missing = WANTED.filter(([keys]) => !keys.some((key) => known.has(key))).map(([, what]) => `Add ${what} to your profile.`);
  const found = [...missing, ...weakParts(schools), ...changes(schools), ...listBalance(schools), ...unknownRosters(schools)];
  return found.length > 0 ? found : ['Nothing needs work now. Keep your profile and your film up to date.'];
}

/** What a low part means, in words of its own. */
const WEAK: readonly (readonly [key: FitPartResult['key'], words: string])[] = [
  ['academic', 'Academics: grades or tests are low'],
  ['athletic', 'Size: below most first-year players'],
  ['geographic', 'Distance: far from home'],
  ['need', 'Position need: few leave'],
];

/** A part that is low whatever is still missing; a range that only begins low is no weakness. */
function weakParts(schools: readonly StrategySchool[]): string[] {
  return WEAK.flatMap(([key, words]) => {
    const weak = schools.filter(({ fit }) =>
      fit.parts.some((part) => part.key === key && part.band === 'weak' && part.high === part.score),
    );
    return weak.length === 0 ? [] : [`${words} at ${weak.length} of ${schools.length} (${nameList(weak)}).`];
  });
}

/** Sentences of the fit about single steps, told of the school where they gain most; those that help at most schools first. */
function changes(schools: readonly StrategySchool[]): string[] {
  const steps = new Map<string, { sentence: string; school: string; times: number }>();
  for (const { name, fit } of schools) {
    for (const sentence of fit.changes) {
      const [step = sentence] = sentence.split(' moves ');
      const known = steps.get(step);
      const gainsMore = known === undefined || gainOf(sentence) > gainOf(known.sentence);
      const told = gainsMore ? { sentence, school: name } : known;
      steps.set(step, { sentence: told.sentence, school: told.school, times: (known?.times ?? 0) + 1 });
    }
  }
  return [...steps.values()]
    .sort((one, other) => other.times - one.times)
    .slice(0, MOST_CHANGES)
    .map(({ sentence, school, times }) => `At ${school}: ${sentence}${times > 1 ? ` It helps at ${times} of your schools.` : ''}`);
}

/** Points of a part, from "moves the academic part from 84 to 90". */
function gainOf(sentence: string): number {
  const [, from = 0, to = 0] = / from (\d+) to (\d+)/.exec(sentence) ?? [];
  return Number(to) - Number(from);
}

function listBalance(schools: readonly StrategySchool[]): string[] {
  const known = schools.filter(({ fit }) => fit.tier !== 'unknown');
  if (known.length < 2) return [];
  if (known.every(({ fit }) => fit.tier === 'reach')) return ['Every school on your list is a reach. Add some that fit better.'];
  if (known.every(({ fit }) => fit.tier === 'likely')) return ['Every school on your list is likely. Add one that stretches you.'];
  return [];
}

function unknownRosters(schools: readonly StrategySchool[]): string[] {
  const without = schools.filter(({ rosterSeason }) => rosterSeason === null);
  if (without.length === 0) return [];
  return [`No roster is loaded for ${nameList(without)}, so their need is unknown. Look at the roster on the school’s own site.`];
}
