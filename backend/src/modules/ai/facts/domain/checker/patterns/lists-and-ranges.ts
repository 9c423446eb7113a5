import { matchesOf } from '../../../../../../shared-kernel/reading/matches.js';
import type { Finding } from '../claim-flag.js';
import { averageOf, measuresOf, sumOf, UNIT } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const wrong = (reason: string): Verdict => ({ severity: 'error', reason });

/** "5, 3, 8, 4, 6 and 9" */
export const LIST = /(?<![\d.-])\d{1,3}(?:\.\d)?(?:(?:, and |, | and | & )\d{1,3}(?:\.\d)?){2,20}(?![\d-]|\.\d)/g;

const ANY_UNIT = new RegExp(UNIT.pattern.source, 'g');
const BY_GAME =
  /\b(?:by|per|each|every|over|across|in|from|for|week|game) (?:the |my |our |all )?(?:\d{1,2} )?(?:games?|weeks?|week by week|game by game|order|outings?)\b|\bgame[- ]by[- ]game\b|\bweek[- ]by[- ]week\b/;

/** A list with one unit for all numbers: the figures of the games, in the order of the games when all are listed. */
export function listed([found]: RegExpExecArray, { athlete, games: named }: NumberScope, low: string): Verdict {
  const at = low.indexOf(found);
  const unit = unitBeside(low.slice(Math.max(0, at - 60), at), low.slice(at + found.length, at + found.length + 30));
  const games = named.length > 0 ? named : athlete.games;
  const stated = (found.match(/\d+(?:\.\d)?/g) ?? []).map(Number);
  if (DISTANCES.test(low.slice(0, at))) return distances(stated, games);
  if (unit === null || games.length < 2) return 'not this';
  const measures = measuresOf(unit, unit, low.slice(0, at), '');
  if (measures.some((measure) => isListOf(stated, games, measure))) return null;
  const isAll = stated.length === games.length || BY_GAME.test(low);
  return isAll && measures.some((measure) => sumOf(games, measure) !== null) ? wrong('Your games say other figures.') : 'not this';
}

/** "field goals from 44, 48 and 52 yards" */
const DISTANCES = /\b(?:field goals?|fgs?|kicks?|kicked|hit|made|makes|nailed|drilled|good)\b[^.;\d]{0,30}\bfrom (?:distances of )?$/;

/** None is beyond the longest that a game records. */
function distances(stated: readonly number[], games: readonly KnownGame[]): Verdict {
  const known = games.flatMap(({ stats }) => stats['longestFieldGoal'] ?? []);
  if (known.length === 0) return 'not this';
  const longest = Math.max(...known);
  return stated.every((value) => value <= longest) ? null : wrong(`Your games say ${longest} yards.`);
}

function unitBeside(before: string, after: string): string | null {
  const behind = /^ ([a-z]+(?: [a-z]+)?)/.exec(after)?.[1] ?? '';
  return (
    UNIT.exec(behind)?.[1] ??
    matchesOf(before.replace(/\byardage\b/g, 'yards  ').replace(/\bmakes\b/g, 'kicks'), ANY_UNIT).at(-1)?.[1] ??
    null
  );
}

function isListOf(stated: readonly number[], games: readonly KnownGame[], measure: readonly string[]): boolean {
  const known = games.map((game) => sumOf([game], measure));
  if (stated.length === known.length) return stated.every((value, at) => value === known[at]) || isSame(stated, known);
  return stated.every((value) => known.includes(value));
}

/** The same figures in the order of their size. */
function isSame(stated: readonly number[], known: readonly (number | null)[]): boolean {
  const [one, other] = [[...stated].sort((a, b) => a - b), [...known].sort((a, b) => (a ?? 0) - (b ?? 0))];
  const isSorted =
    stated.every((value, at) => at === 0 || value <= (stated[at - 1] ?? 0)) || stated.every((value, at) => value === one[at]);
  return isSorted && one.every((value, at) => value === other[at]);
}

const PAIR = String.raw`(\d{1,4}(?:\.\d{1,3})?)(?: ?(?:-|\bto|\band) ?)(\d{1,4}(?:\.\d{1,3})?)`;

/** "235-240 lb", "between 235 and 240 pounds", "in the 235 to 240 range" */
export const WEIGHT_RANGE = /(?<![\d.-])(\d{3}) ?(?:-|to|and) ?(\d{3})(?: ?-? ?(?:pounds?|lbs?|pound)\b(?: range)?| range\b)/g;

export function weightRange([, least, most]: RegExpExecArray, { athlete: { weight } }: NumberScope, low: string): Verdict {
  if (/\byards?|\bsat\b|\byds\b/.test(low)) return 'not this';
  if (weight === null) return { severity: 'confirm', reason: 'Your profile has no weight.' };
  return isWithin(weight, least, most) ? null : wrong(`Your profile says ${weight}.`);
}

/** "between 3.3 and 3.4", "4.5 to 4.6", "between a 4.6 and a 4.7" */
export const DECIMAL_RANGE = /(?<![\d.-])([2-5]\.\d{1,2}) ?(?:-|to|and) ?(?:an? )?([2-5]\.\d{1,2})(?!\d|\.\d)/g;

export function decimalRange([, least, most]: RegExpExecArray, { athlete: { gpa, fortyYardDash } }: NumberScope, low: string): Verdict {
  if (!/\bbetween\b|\brange\b|\bfrom\b|\bto\b|\d-\d/.test(low) || /\bcore\b|\bshuttle\b|\bcone\b|\bagility\b/.test(low)) return 'not this';
  const known = /\bgpa\b|\bgrade/.test(low)
    ? gpa
    : /¤|\b40\b|\bdash\b|\b(?:ran|run|clocked|timed)\b/.test(low)
      ? (fortyYardDash?.value ?? null)
      : undefined;
  if (known === undefined) return 'not this';
  if (known === null) return { severity: 'confirm', reason: 'Your profile does not say this.' };
  return isWithin(known, least, most) ? null : wrong(`Your profile says ${known}.`);
}

/** "between 80 and 95 yards a game", "from 5 to 8 catches every game" */
export const FIGURE_RANGE = new RegExp(String.raw`\b(?:between|anywhere from|from) ${PAIR} ([a-z]+(?: [a-z]+)?)`, 'g');

export function figureRange(
  [found, least, most, what = '']: RegExpExecArray,
  { athlete, games: named }: NumberScope,
  low: string,
): Verdict {
  const unit = UNIT.exec(what)?.[1];
  const games = named.length > 0 ? named : athlete.games;
  if (unit === undefined || games.length === 0 || /\bkick\w*|\bfield goal|\bhit\b|\bmade\b/.test(low)) return 'not this';
  const isTrue = measuresOf(unit, what, low.slice(0, low.indexOf(found)), low.slice(low.indexOf(found) + found.length)).some((measure) => {
    const known = games.flatMap((game) => sumOf([game], measure) ?? []);
    const whole = [sumOf(games, measure), averageOf(games, measure, 'game')];
    return (
      (known.length > 0 && known.every((value) => isWithin(value, least, most))) ||
      (!found.startsWith('anywhere') && whole.some((value) => value !== null && isWithin(value, least, most)))
    );
  });
  return isTrue ? null : wrong('Your games say other figures.');
}

function isWithin(known: number, least = '', most = ''): boolean {
  return Number(least) <= known && known <= Number(most);
}
