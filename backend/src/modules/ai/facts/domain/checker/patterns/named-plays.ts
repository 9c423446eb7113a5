import type { Finding } from '../claim-flag.js';
import { measuresOf, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const wrong = (reason: string): Verdict => ({ severity: 'error', reason });
const unknown: Verdict = { severity: 'confirm', reason: 'Your games do not record this.' };

const TOUCHDOWNS = ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns'];

/** "my pick-6 came against Tidewell", "a scoop and score" */
export const DEFENSE_SCORED = /\b(?:pick[- ]?(?:6|six)(?:es)?|scoop[- ](?:and|n)[- ]scores?)\b/g;

export function defenseScored(_: RegExpExecArray, { athlete, games }: NumberScope): Verdict {
  const scored = sumOf(games.length > 0 ? games : athlete.games, ['defensiveTouchdowns']);
  if (scored === null) return unknown;
  return scored > 0 ? null : wrong('Your games say no such touchdown there.');
}

/** "I did not score against Alder Valley", "they kept me out of the end zone" */
export const NOT_SCORED =
  /\b(?:did not|didn't|never|failed to) (?:score|find the end ?zone|reach the end ?zone|get in(?:to)? the end ?zone)\b(?! (?:many|much|as|well|on the (?:act|sat)))|\b(?:kept|held|keep|hold) (?:me )?out of the end ?zone\b|\b(?:held|kept) (?:me )?scoreless\b/g;

/** A team as the subject, or words that reverse the meaning: "nobody kept me out", "we did not score". */
const NOT_OF_ME = /\b(?:every|each|any|all|we|our|they|team|until|nobody|no one|only|never|not)\b[^,;]*$|n't\b[^,;]*$/;

export function notScored([found]: RegExpExecArray, { athlete, games }: NumberScope, low: string): Verdict {
  const at = low.indexOf(found);
  const isAll = games.length === 0 && /^(?:never|kept|held|keep|hold)/.test(found);
  if ((games.length === 0 && !isAll) || NOT_OF_ME.test(low.slice(0, at))) return 'not this';
  const measures = measuresOf('touchdowns', '', '', low.slice(at + found.length));
  const scored = sumOf(isAll ? athlete.games : games, measures.length === 1 ? (measures[0] ?? []) : TOUCHDOWNS);
  if (scored === null) return 'not this';
  return scored === 0 ? null : wrong(`Your games say ${scored} touchdowns.`);
}

const COLUMNS: Record<string, readonly string[]> = {
  tackle: ['tackles'], sack: ['sacks'], reception: ['receptions'], catch: ['receptions'], touchdown: TOUCHDOWNS, interception: ['interceptions', 'defensiveInterceptions'],
  carry: ['carries'], completion: ['completions'], 'field goal': ['fieldGoalsMade'],
}; // prettier-ignore

/** "shut out of the tackle column", "went without a catch", "was held without a sack" */
export const WITHOUT =
  /\b(?:shut out of the|(?:went|was|been|held|kept|finished|came away|left|played|game|games) (?:me )?without an?(?: single)?) (field goal|tackle|sack|reception|catch|touchdown|interception|carry|completion)\b(?:(?: in)?(?: only| just)? (?:(\d)(?: (?:times|games?))?|(once))\b)?/g;

export function without([found, what = '', count, once]: RegExpExecArray, { athlete, games }: NumberScope): Verdict {
  if (count !== undefined || once !== undefined) return withoutSoOften(Number(count ?? '1'), COLUMNS[what] ?? [], athlete.games);
  return withoutAny(found, COLUMNS[what] ?? [], { athlete, games });
}

function withoutAny(found: string, measure: readonly string[], { athlete, games }: NumberScope): Verdict {
  // "5 games without a sack" counts games.
  if (found.startsWith('game') && games.length === 0) return 'not this';
  const had = sumOf(games.length > 0 ? games : athlete.games, measure);
  if (had === null) return unknown;
  return had === 0 ? null : wrong(`Your games say ${had}.`);
}

/** "held without a sack twice" */
function withoutSoOften(often: number, measure: readonly string[], games: readonly KnownGame[]): Verdict {
  const known = games.flatMap((game) => sumOf([game], measure) ?? []);
  if (known.length === 0) return unknown;
  const none = known.filter((value) => value === 0).length;
  return none === often ? null : wrong(`Your games say ${none}.`);
}
