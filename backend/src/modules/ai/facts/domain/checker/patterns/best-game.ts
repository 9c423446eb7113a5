import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const HOW = '(best|biggest|highest|worst|lowest|quietest|most productive)';
const KIND = '(?:(passing|rushing|receiving|tackling|tackle|kicking|sack|statistical)(?: yardage)? )?';
const WHAT = '(?:games?|nights?|days?|outings?|performances?|totals?|output)';
/** "Cottonwood was my worst night of the year", "My 2 biggest passing days were Marble Creek and Lockwood" */
export const BEST_GAME = new RegExp(
  String.raw`\b(?:was|is|were|are) (?:easily |by far |probably |still )?my (?:(\d) )?${HOW} ${KIND}${WHAT}\b(?! with\b)|\bmy (?:(\d) )?${HOW} ${KIND}${WHAT}(?: (?:of|this|the|my|all|year|season|fall|so|far)){0,4} (?:was|were|is|are|came)\b(?! \d)`,
  'g',
);
/** More of them is worse. */
const BAD = /^(?:interceptions|fumbles|fumblesLost|fieldGoalsMissed|extraPointsMissed|incompletions)$/;
const OF_KIND: Record<string, readonly string[]> = {
  tackling: ['tackles'],
  tackle: ['tackles'],
  kicking: ['fieldGoalsMade'],
  sack: ['sacks'],
};

/** So by some counter: what makes a game the best is not stated. */
export function bestGame(match: RegExpExecArray, { athlete, games: named }: NumberScope): Verdict {
  const [count, how = '', kind] = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? match[6]];
  if (named.length !== Number(count ?? 1) || named.length >= athlete.games.length) return 'not this';
  const isMost = /^(?:best|biggest|highest|most)/.test(how);
  const isSo = measuresFor(kind, athlete.games).some((measure) => areExtreme(named, athlete.games, measure, isMost));
  return isSo ? 'not this' : { severity: 'error', reason: 'Your games say something else.' };
}

function measuresFor(kind: string | undefined, games: readonly KnownGame[]): readonly Measure[] {
  const own = OF_KIND[kind ?? ''];
  if (own) return [own];
  if (kind?.endsWith('ing')) return [...measuresOf('yards', kind, '', ''), ...measuresOf('touchdowns', kind, '', '')];
  return [...new Set(games.flatMap(({ stats }) => Object.keys(stats)))].filter((key) => !BAD.test(key)).map((key) => [key]);
}

/** Beyond all others: a figure that several games share makes none of them the best. */
function areExtreme(named: readonly KnownGame[], all: readonly KnownGame[], measure: Measure, isMost: boolean): boolean {
  const value = (game: KnownGame) => sumOf([game], measure) ?? 0;
  const others = all.filter((game) => !named.includes(game)).map(value);
  const own = named.map(value);
  return isMost ? Math.min(...own) > Math.max(...others) : Math.max(...own) < Math.min(...others);
}
