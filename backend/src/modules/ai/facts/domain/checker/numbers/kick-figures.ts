import { sumOf } from '../games/game-figures.js';
import { boundOf, holds } from './holds.js';
import type { KnownGame } from '../known-athlete.js';
import type { Judged, NumberScope, StatedNumber } from './number-findings.js';

const MISSED = /\bmissed(?: only| just)? $/;
const LONGEST = /\blong(?:est|er)?(?: (?!extra)\w+){0,6}:? $/;
const FROM = /\bfrom \d{2}(?:[- ]yards?)?(?:,| and| &) $|\b(?:from|(?:hit|made|kicked|nailed|drilled|banged|had|with) an?|my) $/;

/** Figures of kicks that are no plain sum: misses, the longest, the distance of one. Null for who kicks nothing. */
export function kickFigure(number: StatedNumber, { athlete, games: named }: NumberScope): Judged {
  const games = named.length > 0 ? named : athlete.games;
  if (!games.some(({ stats }) => 'fieldGoalsAttempted' in stats || 'fieldGoalsMade' in stats)) return null;
  return misses(number, games) ?? distance(number, games);
}

function misses({ stated, before, after }: StatedNumber, games: readonly KnownGame[]): Judged {
  if (!MISSED.test(before)) return null;
  const isExtra = /^ (?:extra|pat|xp)/.test(after);
  if (!isExtra && !/^ (?:field goal|fg|kick)/.test(after)) return null;
  const [made, tried] = (isExtra ? ['extraPointsMade', 'extraPointsAttempted'] : ['fieldGoalsMade', 'fieldGoalsAttempted']).map((key) =>
    sumOf(games, [key]),
  );
  if (IN_ONE_GAME.test(after)) return missesInOne(stated, games, { isExtra, isDenied: NEVER.test(before) });
  if (typeof made !== 'number' || typeof tried !== 'number') return { severity: 'confirm', reason: 'Your games do not record this.' };
  return holds(tried - made, stated, boundOf({ before, after }))
    ? 'right'
    : { severity: 'error', reason: `Your games say ${tried - made} missed.` };
}

/** "I never missed 2 field goals in the same game" */
const IN_ONE_GAME = /^ [a-z ]{2,20}\bin (?:the same|any|(?:a|1|one)(?: single)?) game\b/;

function missesInOne(stated: string, games: readonly KnownGame[], { isExtra, isDenied }: { isExtra: boolean; isDenied: boolean }): Judged {
  const key = isExtra ? 'extraPointsMissed' : 'fieldGoalsMissed';
  const most = Math.max(...games.flatMap(({ stats }) => stats[key] ?? []));
  return most >= Number(stated) === isDenied ? { severity: 'error', reason: `Your games say at most ${most} in a game.` } : 'right';
}

/** "my long is 47": the longest; "from 44": one that a game records as its longest, and none that is beyond all. */
function distance(number: StatedNumber, games: readonly KnownGame[]): Judged {
  const { before, after } = number;
  const isLongest = LONGEST.test(before) || LONG_AFTER.test(after);
  if (!isLongest && BRACKET.test(before) && YARDS_ALONE.test(after)) return ofOnly(number, games);
  if (!isLongest && !(FROM.test(before) && FROM_AFTER.test(after))) return null;
  const isPunt = /\bpunt/.test(before);
  const known = games.flatMap(({ stats }) => stats[isPunt ? 'longestPunt' : 'longestFieldGoal'] ?? []);
  if (known.length === 0) return { severity: 'confirm', reason: 'Your games do not record this.' };
  const longest = Math.max(...known);
  return isSoFar(number, longest, isLongest) ? 'right' : { severity: 'error', reason: `Your games say ${longest} yards.` };
}

const FROM_AFTER = /^(?:[- ]yards?|[- ]yarders?|$|[.,!]| (?:out|against|in|on|or|and)\b)/;
const LONG_AFTER = /^(?:[- ]yards?)? (?:long(?:[.,;!)]|$)|(?:is|was) my long)/;
const BRACKET = /\b(?:fgs?|field goals?)\b[^.;\d]{0,12}\($|\b(?:hit|made|kicked|nailed|drilled) an? $|\bfrom $/;
const YARDS_ALONE = /^[- ]?(?:yards?|yds?)\)|^[- ](?:yards?|yard field goal|yarder)\b/;

/** "1-1 FG (29 yds)": of a game with one make it is the longest. */
function ofOnly({ stated }: StatedNumber, games: readonly KnownGame[]): Judged {
  const known = games.flatMap(({ stats }) => stats['longestFieldGoal'] ?? []);
  if (known.length === 0) return { severity: 'confirm', reason: 'Your games do not record this.' };
  const longest = Math.max(...known);
  const isOne = games.length === 1 && games[0]?.stats['fieldGoalsMade'] === 1;
  const isTrue = isOne ? Number(stated) === longest : Number(stated) <= longest;
  return isTrue ? 'right' : { severity: 'error', reason: `Your games say ${longest} yards.` };
}

const NEVER = /\b(?:never|not|nothing)\b|n't\b/;

/** "never from 50 or more" is under 50; a kick from 44 is at most the longest. */
function isSoFar({ stated, before, after }: StatedNumber, longest: number, isLongest: boolean): boolean {
  if (NEVER.test(before) && /^ (?:or|and) (?:more|beyond|out|longer|farther)/.test(after)) return longest < Number(stated);
  return isLongest ? holds(longest, stated, boundOf({ before, after })) : Number(stated) <= longest;
}
