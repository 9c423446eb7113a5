import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import { isNamedIn, opponentsOf } from '../games/opponents.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const UNITS = 'yards|touchdowns|tds|catches|receptions|carries|tackles|sacks|completions|interceptions|picks|tfls|field goals|punts';
const AT = '(?:against|versus|vs|on|with|at|in)';

/** "I had more yards against Lick Creek than against Banner Hill" */
export const GAMES_COMPARED = new RegExp(
  String.raw`\b(more|fewer|less) ((?:rushing |receiving |passing )?(?:${UNITS})) ${AT} ([a-z][a-z.' ]{2,28}?) than (?:i (?:did|had) )?(?:${AT} )?([a-z][a-z.' ]{2,28})(?=[.,;!?]|$)`,
  'g',
);

/** "twice as many tackles at Baldwin Central as at Bayou Oaks" */
export const TIMES_COMPARED = new RegExp(
  String.raw`(?<!n't |not )\b(?:(\d{1,2}) (?:times )?)?as many ((?:rushing |receiving |passing )?(?:${UNITS})) ${AT} ([a-z][a-z.' ]{2,28}?) (?:as|than) (?:i (?:did|had) )?(?:${AT} )?([a-z][a-z.' ]{2,28})(?=[.,;!?]|$)`,
  'g',
);

export function timesCompared(match: RegExpExecArray, { athlete }: NumberScope, low: string): Verdict {
  const [found, times, what, one, other] = [0, 1, 2, 3, 4].map((group) => match[group] ?? '') as [string, string, string, string, string];
  const [first, second] = [gameNamed(one, athlete.games), gameNamed(other, athlete.games)];
  if (!first || !second || first === second) return 'not this';
  const measure = mainMeasure(what, low.slice(0, low.indexOf(found)), athlete.games);
  const [more, less] = [sumOf([first], measure), sumOf([second], measure)];
  if (more === null || !less) return 'not this';
  return Math.abs(more / less - Number(times || 1)) <= TIMES_NEAR ? null : { severity: 'error', reason: 'Your games say something else.' };
}

/** "twice as many" is a round number. */
const TIMES_NEAR = 0.2;

/** Both games have to be known; else the sentence compares something else. */
export function gamesCompared(
  [found, way, what = '', one = '', other = '']: RegExpExecArray,
  { athlete }: NumberScope,
  low: string,
): Verdict {
  const [first, second] = [gameNamed(one, athlete.games), gameNamed(other, athlete.games)];
  if (!first || !second || first === second) return 'not this';
  const measure = mainMeasure(what, low.slice(0, low.indexOf(found)), athlete.games);
  return compared(sumOf([first], measure), sumOf([second], measure), way === 'more');
}

function compared(one: number | null, other: number | null, isMore: boolean): Verdict {
  if (one === null || other === null) return 'not this';
  return (isMore ? one > other : one < other) ? null : { severity: 'error', reason: 'Your games say something else.' };
}

/** Of a receiver's yards those of catches are meant. */
export function mainMeasure(what: string, before: string, games: readonly KnownGame[]): Measure {
  const measures = measuresOf(what.replace(/^\w+ing /, ''), what, before, '');
  return measures.reduce<Measure>((best, one) => ((sumOf(games, one) ?? 0) > (sumOf(games, best) ?? 0) ? one : best), measures[0] ?? []);
}

function gameNamed(phrase: string, games: readonly KnownGame[]): KnownGame | undefined {
  return opponentsOf(games).find((opponent) => isNamedIn(phrase, opponent))?.game;
}
