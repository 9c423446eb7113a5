import { sumOf } from './game-figures.js';
import { boundOf, holds } from './holds.js';
import type { KnownGame } from './known-athlete.js';
import type { Judged, NumberScope, SaidNumber } from './number-findings.js';

const MISSED = /\bmissed(?: only| just)? $/;
const LONGEST = /\blong(?:est|er)?(?: (?!extra)\w+){0,6}:? $/;
const FROM = /\b(?:from|(?:hit|made|kicked|nailed|drilled|banged|had|with) an?) $/;

/** Figures of kicks that are no plain sum: misses, the longest, the distance of one. Null for who kicks nothing. */
export function kickFigure(number: SaidNumber, { athlete, games: named }: NumberScope): Judged {
  const games = named.length > 0 ? named : athlete.games;
  if (!games.some(({ stats }) => 'fieldGoalsAttempted' in stats || 'fieldGoalsMade' in stats)) return null;
  return misses(number, games) ?? distance(number, games);
}

function misses({ said, before, after }: SaidNumber, games: readonly KnownGame[]): Judged {
  if (!MISSED.test(before)) return null;
  const isExtra = /^ (?:extra|pat|xp)/.test(after);
  if (!isExtra && !/^ (?:field goal|fg|kick)/.test(after)) return null;
  const [made, tried] = (isExtra ? ['extraPointsMade', 'extraPointsAttempted'] : ['fieldGoalsMade', 'fieldGoalsAttempted']).map((key) =>
    sumOf(games, [key]),
  );
  if (typeof made !== 'number' || typeof tried !== 'number') return { severity: 'confirm', reason: 'Your games do not record this.' };
  return holds(tried - made, said, boundOf({ before, after }))
    ? 'right'
    : { severity: 'error', reason: `Your games say ${tried - made} missed.` };
}

/** "my long is 47": the longest; "from 44": one that a game records as its longest, and none that is beyond all. */
function distance({ said, before, after }: SaidNumber, games: readonly KnownGame[]): Judged {
  const isLongest = LONGEST.test(before) || /^(?:[- ]yards?)? (?:is|was) my long/.test(after);
  if (!isLongest && !(FROM.test(before) && /^(?:[- ]yards?|[- ]yarders?|$|[.,!]| (?:out|against|in|on)\b)/.test(after))) return null;
  const known = games.flatMap(({ stats }) => stats['longestFieldGoal'] ?? []);
  if (known.length === 0) return { severity: 'confirm', reason: 'Your games do not record this.' };
  const longest = Math.max(...known);
  const isSo = isLongest ? holds(longest, said, boundOf({ before, after })) : Number(said) <= longest;
  return isSo ? 'right' : { severity: 'error', reason: `Your games say ${longest} yards.` };
}
