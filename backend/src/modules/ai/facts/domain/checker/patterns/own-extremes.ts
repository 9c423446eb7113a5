import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const WRONG: Verdict = { severity: 'error', reason: 'Your games say something else.' };
const UNIT =
  '(?:(?:rushing|passing|receiving) )?(?:yards|touchdowns|tds|scores)|touchdown passes|catches|receptions|carries|completions|tackles|sacks|tfls|interceptions|picks|breakups|field goals|grabs|stops';
const LEAST = '(?:quietest|slowest|lowest|worst|weakest|smallest|toughest)';
const MOST = '(?:best|biggest|highest|busiest|loudest|top|most productive)';

/** "My quietest night was 4 catches against Tamarack" */
export const EXTREME_WAS = new RegExp(
  String.raw`\bmy (?:(${LEAST})|${MOST}) (?:game|night|day|outing|performance|total|output) (?:of the (?:year|season) )?(?:was|is|came with|brought)(?: only| just)? (\d{1,3}) (${UNIT}) (?:against|versus|vs|on|in|at)\b`,
  'g',
);

export function extremeWas(
  [, least, stated = '', what = '']: RegExpExecArray,
  { athlete, games: named }: NumberScope,
  low: string,
): Verdict {
  const all = measuresIn(what, low, athlete.games);
  if (named.length !== 1 || all.length === 0) return 'not this';
  const isSo = all.some((measure) => {
    const values = valuesOf(athlete.games, measure);
    const extreme = least === undefined ? Math.max(...values) : Math.min(...values);
    return Number(stated) === extreme && sumOf(named, measure) === extreme;
  });
  return isSo ? null : WRONG;
}

/** "My 2 biggest games add up to 274 yards" */
export const BEST_ADDED = new RegExp(
  String.raw`\bmy (\d) (?:(${LEAST})|${MOST}) (?:games|nights|days|outings|performances) (?:add up to|added up to|total|totaled|combine for|combined for|come to|came to|were worth|make) (?:about |almost |over |more than )?(\d{1,4}) (${UNIT})\b`,
  'g',
);

export function bestAdded([, many, least, stated = '', what = '']: RegExpExecArray, { athlete }: NumberScope, low: string): Verdict {
  const sums = measuresIn(what, low, athlete.games).map((measure) => {
    const sorted = [...valuesOf(athlete.games, measure)].sort((a, b) => (least === undefined ? b - a : a - b));
    return sorted.slice(0, Number(many)).reduce((sum, value) => sum + value, 0);
  });
  if (sums.length === 0) return 'not this';
  return sums.includes(Number(stated)) ? null : WRONG;
}

/** "All 3 rushing scores came on the same night" */
export const ALL_AT_ONCE = new RegExp(
  String.raw`\b(?:all|both)(?: of)?(?: my| the| those)?(?: (\d{1,2}))?(?: of my)? (${UNIT}|rushing scores|forced fumbles) (?:came|were|happened|have come|was)(?: all)? (?:on|in|during) (?:the same|1|one|a single) (?:night|game|friday|evening|outing|contest|week)\b`,
  'g',
);

export function allAtOnce([, , what = '']: RegExpExecArray, { athlete }: NumberScope, low: string): Verdict {
  const all = measuresIn(what, low, athlete.games);
  if (all.length === 0) return 'not this';
  return all.some((measure) => Math.max(...valuesOf(athlete.games, measure)) === sumOf(athlete.games, measure)) ? 'not this' : WRONG;
}

/** "more yards every single week": so of each game and the one before. */
export const EVER_MORE = new RegExp(
  String.raw`(?<!\bor )\b(?:(more|fewer|less) (${UNIT})|(?:my) (${UNIT}) (?:went|have gone|gone) (up|down)) (?:every|each) (?:single )?(?:week|game|time out|outing|night|friday)\b(?! than\b)`,
  'g',
);

export function everMore([, way, what, other, turn]: RegExpExecArray, { athlete }: NumberScope, low: string): Verdict {
  const games = [...athlete.games].sort((a, b) => (a.date < b.date ? -1 : 1));
  const all = measuresIn(what ?? other ?? '', low, games);
  if (all.length === 0 || games.length < 2) return 'not this';
  const isMore = way === 'more' || turn === 'up';
  const isSo = all.some((measure) => {
    const values = valuesOf(games, measure);
    return values.every((value, at) => at === 0 || (isMore ? value > (values[at - 1] ?? 0) : value < (values[at - 1] ?? 0)));
  });
  return isSo ? null : WRONG;
}

function measuresIn(what: string, low: string, games: readonly KnownGame[]): readonly Measure[] {
  const [word = '', kind = ''] = what
    .replace('touchdown passes', 'passing touchdowns')
    .replace('grabs', 'catches')
    .replace('forced fumbles', 'fumbles')
    .split(' ')
    .reverse();
  const before = what === 'forced fumbles' ? 'forced ' : low.slice(0, Math.max(0, low.indexOf(what)));
  return measuresOf(word, kind, before, '').filter((measure) => sumOf(games, measure) !== null);
}

function valuesOf(games: readonly KnownGame[], measure: Measure): number[] {
  return games.map((game) => sumOf([game], measure) ?? 0);
}
