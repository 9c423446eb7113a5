import type { Finding } from '../claim-flag.js';
import { sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null;
type Pair = readonly [made: readonly string[], tried: readonly string[]];

const NOT_RECORDED: Verdict = { severity: 'confirm', reason: 'Your games do not record this.' };

/** Of touches the touchdowns, and all of them. */
export const OF_TOUCHES: Readonly<Record<string, Pair>> = {
  catches: [['receivingTouchdowns'], ['receptions']],
  receptions: [['receivingTouchdowns'], ['receptions']],
  carries: [['rushingTouchdowns'], ['carries']],
  completions: [['passingTouchdowns'], ['completions']],
  passes: [['passingTouchdowns'], ['attempts']],
  throws: [['passingTouchdowns'], ['attempts']],
};

/** "5 of my 25 catches went for touchdowns" */
export function scoredOf([, some, all, what = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const measures = OF_TOUCHES[what];
  return measures ? pair(scope, some, all, measures) : NOT_RECORDED;
}

/** "9 for 158" of a receiver, "25 for 201" of a runner */
const CAUGHT_OR_RUN: readonly Pair[] = [
  [['receptions'], ['receivingYards']],
  [['carries'], ['rushingYards']],
];

export function pair({ athlete, games }: NumberScope, first: string | undefined, second: string | undefined, [made, tried]: Pair): Verdict {
  const of = games.length > 0 ? games : athlete.games;
  if (CAUGHT_OR_RUN.some((one) => isExactly(one, of, first, second))) return null;
  const [one, two] = [sumOf(of, made), sumOf(of, tried)];
  if (one === null || two === null || first === undefined || second === undefined) return NOT_RECORDED;
  const isTrue = isOfThese([made, tried], of, first, second) || (games.length === 0 && isShare([first, second], one / two));
  return isTrue ? null : { severity: 'error', reason: `Your games say ${one} and ${two}.` };
}

function isExactly([made, tried]: Pair, games: readonly KnownGame[], first?: string, second?: string): boolean {
  return sumOf(games, made) === Number(first) && sumOf(games, tried) === Number(second);
}

/** Of all together, or of each of them. */
function isOfThese(of: Pair, games: readonly KnownGame[], first: string, second: string): boolean {
  return isExactly(of, games, first, second) || games.every((game) => isExactly(of, [game], first, second));
}

/** A larger figure counts and is no share. */
const MOST = 10;
const SAME = 0.005;

/** "4 out of 5" is also a correct description of 12 of 15. */
function isShare([first, second]: readonly [string, string], known: number): boolean {
  return first !== second && Number(second) <= MOST && Math.abs(Number(first) / Number(second) - known) < SAME;
}

/** "I missed on 6 of 19 throws": the others were made. */
export function madeOf(low: string, found: string, missed = '', tried = ''): string {
  const isMissed = /\bmiss(?:ed)?(?: on)?(?: only| just)? $/.test(low.slice(0, low.indexOf(found)));
  return isMissed ? String(Number(tried) - Number(missed)) : missed;
}

const PASSES: Pair = [['completions'], ['attempts']];
const FIELD_GOALS: Pair = [['fieldGoalsMade'], ['fieldGoalsAttempted']];
const KINDS: readonly (readonly [RegExp, Pair])[] = [
  [/\bpunts\b/, [['puntsInside20'], ['punts']]],
  [/\bextra points?\b|\bpats?\b|\bxps?\b/, [['extraPointsMade'], ['extraPointsAttempted']]],
  [/\bfield goals?\b|\bkick|\bfgs?\b|\bfrom the field\b/, FIELD_GOALS],
];

/** "PAT: 21-22", "C/A 104-164": a pair in a line of figures, made of tried. */
export const LABELED_PAIR =
  /\b(fgs?|field goals?|pats?|xps?|extra points?|c\/?-?a|comp\/?-?att|completions?\/?-?attempts?)(?: ?[:=] ?| - | )(\d{1,3}) ?[-/] ?(\d{1,3})\b(?! ?(?:yards?|yds?))/g;

export function labeledPair([, label = '', some, all]: RegExpExecArray, scope: NumberScope): Verdict {
  return pair(scope, some, all, label.startsWith('c') ? PASSES : (KINDS.find(([words]) => words.test(label))?.[1] ?? PASSES));
}

/** Returns the text around a match, the words after it first when they tell which kick is meant. */
export function beside(low: string, found: string): string {
  const at = low.indexOf(found) + found.length;
  const behind = low.slice(at).split(/,|\band\b/)[0] ?? '';
  return /\b(?:extra points?|pats?|xps?|field goals?|fgs?|field|passes|throws|punts)\b/.test(behind) ? behind : low.slice(0, at);
}

/** Returns what "6 of 7" counts: kicks when the sentence or the position implies them. */
export function triedOf({ athlete }: NumberScope, low: string): Pair {
  return KINDS.find(([words]) => words.test(low))?.[1] ?? (athlete.position === 'K' ? FIELD_GOALS : PASSES);
}
