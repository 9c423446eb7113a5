import type { Finding } from '../claim-flag.js';
import { type Measure, sumOf } from '../games/game-figures.js';
import { type Bound, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

/** What the words of a sentence count. */
const COUNTERS: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/\btarget/, [['targets']]],
  [/\b(?:catch|caught|reception|hauled|pulled|grab|snag|reeled)/, [['receptions']]],
  [/\b(?:complet|connect)/, [['completions']]],
  [/\b(?:attempt|passes|throws|threw|thrown)/, [['attempts']]],
  [/\b(?:carr(?:y|ies|ied)|rush|runs?\b|ran\b)/, [['carries']]],
  [/\btackle|\bstops?\b/, [['tackles']]],
  [/\b(?:solo|unassisted|by myself|on my own)/, [['soloTackles']]],
  [/\bassist/, [['assistedTackles']]],
  [/\bfor (?:a )?loss|\btfls?\b|\bbackfield|\bbehind the line/, [['tacklesForLoss']]],
  [/\bsack/, [['sacks']]],
  [/\b(?:interception|intercepted|picks?\b|picked)/, [['interceptions'], ['defensiveInterceptions']]],
  [/\b(?:touchdown|tds?\b|scor|end ?zone|house)/, [['receivingTouchdowns'], ['rushingTouchdowns'], ['passingTouchdowns']]],
  [/\b(?:field goal|fgs?\b|kick(?!off)|made|makes)/, [['fieldGoalsMade'], ['fieldGoalsAttempted']]],
  [/\b(?:extra point|pats?\b|xps?\b)/, [['extraPointsMade'], ['extraPointsAttempted']]],
  [/\bkickoff/, [['kickoffs']]],
  [/\btouchback/, [['touchbacks']]],
  [/\bpunt/, [['punts']]],
  [/\binside the 20|\binside 20|\bpinned/, [['puntsInside20']]],
];

/** Points of a hundred that a share as a whole number may be off. */
const SHARE_NEAR = 0.5;

/** Whether a part of something in the games, both named in the sentence, is so many of a hundred. */
export function isShareNamed(stated: string, low: string, bound: Bound, games: readonly KnownGame[], near = SHARE_NEAR): boolean {
  const named = COUNTERS.filter(([words]) => words.test(low)).flatMap(([, measures]) => measures);
  const sums = named.flatMap((measure) => sumOf(games, measure) ?? []);
  const shares = sums.flatMap((part) => sums.filter((whole) => whole > part).map((whole) => (part / whole) * 100));
  return shares.some(
    (share) =>
      holds(share, stated, bound) ||
      (bound === 'exact' && (near > SHARE_NEAR || !stated.includes('.')) && Math.abs(share - Number(stated)) <= near),
  );
}

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

/** "more solos than assists", "fewer carries than catches" */
export const MORE_OF = /\b(?<!\d )(more|fewer|less) ((?:[a-z]{2,12} ){0,2}[a-z]{3,13}) than ((?:[a-z]{2,12} ){0,2}[a-z]{3,13})\b/g;

export function moreOf([, way = '', one = '', other = '']: RegExpExecArray, { athlete, games: named }: NumberScope): Verdict {
  const games = named.length > 0 ? named : athlete.games;
  const [a, b] = [sumNamed(one, games), sumNamed(other, games)];
  if (a === null || b === null || a === b) return 'not this';
  return a > b === (way === 'more') ? null : { severity: 'error', reason: 'Your games say it is the other way round.' };
}

/** The sum of the last thing that a few words name; null when they name none, or what may be several. */
function sumNamed(words: string, games: readonly KnownGame[]): number | null {
  const named = COUNTERS.filter(([pattern]) => pattern.test(words)).flatMap(([, measures]) => measures);
  const specific = /\b(?:solo|assist|for loss)/.test(words) ? named.filter(([key]) => key !== 'tackles') : named;
  const sums = specific.flatMap((measure) => sumOf(games, measure) ?? []);
  return sums.length === 1 ? (sums[0] ?? null) : null;
}

/** "9 of my kickoffs were not touchbacks" */
export const NOT_PART =
  /\b(\d{1,3}) of (?:my|the|those|all) (?:\d{1,3} )?([a-z]{4,12}) (?:weren't|were not|aren't|are not|did not|didn't) (?:[a-z]{2,6} ){0,2}([a-z]{4,12})\b/g;

export function notPart([, stated = '', whole = '', part = '']: RegExpExecArray, { athlete, games: named }: NumberScope): Verdict {
  const games = named.length > 0 ? named : athlete.games;
  const [all, some] = [sumNamed(whole, games), sumNamed(part, games)];
  if (all === null || some === null) return 'not this';
  return all - some === Number(stated) ? null : { severity: 'error', reason: `Your games say ${all - some}.` };
}

/** "every kickoff of mine has been a touchback" */
export const EACH_IS =
  /\b(?:every|each|all)(?: single| 1)?(?: of)?(?: my| the)? ([a-z]{4,12})(?: of mine)? (?:is|was|were|are|has been|have been|went for|ended in)(?: an?)? ([a-z]{4,12})\b/g;

export function eachIs([, whole = '', part = '']: RegExpExecArray, { athlete, games: named }: NumberScope): Verdict {
  const games = named.length > 0 ? named : athlete.games;
  const [all, some] = [sumNamed(whole, games), sumNamed(part, games)];
  if (all === null || some === null || whole === part) return 'not this';
  return all === some ? null : { severity: 'error', reason: `Your games say ${some} of ${all}.` };
}
