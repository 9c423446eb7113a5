import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import { sumOf } from '../games/game-figures.js';
import { type Bound, holds } from '../numbers/holds.js';
import type { KnownAthlete, KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const COMBINED = quick(
  /\b(?:together|combined|altogether|total(?:ed|ing)?(?! [a-z])|in all|add(?:s|ed)? up|sum|between|counting|plus|all-?purpose)\b|\+/,
);

/** The words by which a counter, or a lift, is named. */
const COUNTERS: Readonly<Record<string, RegExp>> = {
  kickReturnYards: /\bkick(?:off)?s?\b[^.;]{0,20}\breturn/, puntReturnYards: /\bpunts?\b[^.;]{0,20}\breturn/, kickReturns: /\bkick(?:off)?s?\b[^.;]{0,20}\breturn/, puntReturns: /\bpunts?\b[^.;]{0,20}\breturn/,
  defensiveInterceptions: /\b(?:interceptions?|picks?|ints?)\b/, passBreakups: /\b(?:breakups?|pbus?|break-ups)\b/, sacks: /\bsacks?\b/, tacklesForLoss: /\btfls?\b|\bfor loss\b/, quarterbackHurries: /\bhurr(?:y|ies)\b|\bpressures\b/,
  forcedFumbles: /\bforced\b|\bstrips?\b/, fumbleRecoveries: /\brecover/, receptions: /\bcatch(?:es)?\b|\breceptions?\b/, carries: /\bcarr(?:y|ies)\b|\brush(?:es)?\b/, rushingYards: /\brush|\bground\b|\brunning\b/,
  receivingYards: /\breceiv|\bcatch/, passingYards: /\bpass|\bthrow/, fieldGoalsMade: /\bfield goals?\b|\bfgs?\b/, extraPointsMade: /\bextra points?\b|\bpats?\b|\bxps?\b/, soloTackles: /\bsolos?\b/, assistedTackles: /\bassist/,
}; // prettier-ignore
const LIFTS = { benchPress: /\bbench/, squat: /\bsquat/, powerClean: /\bclean/ } as const;
const MOST = 3;

/** "kick and punt returns together": the sum of two or three things that the sentence names. */
export function isSumNamed(stated: string, low: string, bound: Bound, { athlete, games: named }: NumberScope): boolean {
  if (!COMBINED.test(low)) return false;
  const games = named.length > 0 ? named : athlete.games;
  return [countersNamed(low, games), liftsNamed(low, athlete)].some((values) => sumsOf(values).some((sum) => holds(sum, stated, bound)));
}

function countersNamed(low: string, games: readonly KnownGame[]): number[] {
  return Object.entries(COUNTERS).flatMap(([key, words]) => (words.test(low) ? (sumOf(games, [key]) ?? []) : []));
}

function liftsNamed(low: string, athlete: KnownAthlete): number[] {
  return Object.entries(LIFTS).flatMap(([key, words]) => (words.test(low) ? (athlete[key as keyof typeof LIFTS]?.value ?? []) : []));
}

/** Of each two and three of the values. */
function sumsOf(values: readonly number[]): number[] {
  const pairs = values.flatMap((one, at) => values.slice(at + 1).map((other) => one + other));
  return values.length >= MOST ? [...pairs, values.slice(0, MOST).reduce((sum, value) => sum + value, 0)] : pairs;
}

const TOUCHDOWN = 'touchdowns?|tds?|scores?';
/** "both of my return touchdowns were on punts", "all of my scores came on the ground" */
export const ALL_OF = new RegExp(
  String.raw`\b(both|all|every 1|each 1|none|neither|\d{1,2}) (?:\d{1,2} )?of (?:my|the|those)(?: (\d{1,2}))? (return |rushing |receiving )?(?:${TOUCHDOWN}) (?:were|was|are|came|have been|have come|went)(?: on| via| from| by| through| off)?(?: an?| the)? (punts?|kick(?:off)?s?|runs?|ground|rushing|running|catch(?:es)?|receptions?|receiving|air|passing|passes)\b`,
  'g',
);
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^punt/, 'puntReturnTouchdowns'],
  [/^kick/, 'kickReturnTouchdowns'],
  [/^(?:run|ground|rush)/, 'rushingTouchdowns'],
  [/^(?:catch|recept|receiv)/, 'receivingTouchdowns'],
  [/^(?:air|pass)/, 'passingTouchdowns'],
];
const OF_RETURNS = ['kickReturnTouchdowns', 'puntReturnTouchdowns'];

export function allOf(match: RegExpExecArray, { athlete, games: named }: NumberScope): Verdict {
  const [many, which, kind] = [1, 3, 4].map((group) => match[group] ?? '') as [string, string, string];
  const games = named.length > 0 ? named : athlete.games;
  const key = KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? '';
  const some = sumOf(games, [key]);
  const all = sumOf(games, which === 'return ' || OF_RETURNS.includes(key) ? OF_RETURNS : KINDS.map(([, one]) => one));
  if (some === null || all === null) return { severity: 'confirm', reason: 'Your games do not record this.' };
  return isTrue(many, some, all) ? null : { severity: 'error', reason: `Your games say ${some} of ${all}.` };
}

function isTrue(many: string, some: number, all: number): boolean {
  if (many === 'both') return some === 2 && all === 2;
  if (many === 'none' || many === 'neither') return some === 0;
  return /^\d/.test(many) ? some === Number(many) : some === all;
}
