import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { isPart, PART } from './ratios.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

/** "half of my touchdown passes came against Marble Creek" */
export const SHARE_CAME =
  /\b(?:(\d|an?) )?(half|third|quarter|fourth|fifth|tenth|5th|6th|8th|10th)s?(?: of)? (?:all )?(?:my|the|those) (?:\d{1,3} )?((?:rushing |passing |receiving )?(?:touchdown passes|touchdowns|tds|scores|yards|yardage)|catches|receptions|carries|completions|tackles|sacks|interceptions|picks|breakups|field goals|tfls) (?:came|were|was|have come|has come|happened) (?:against|in|versus|vs|on)\b/g;

export function shareCame(
  [found, times = '', part = '', what = '']: RegExpExecArray,
  { athlete, games }: NumberScope,
  low: string,
): Verdict {
  if (games.length === 0) return 'not this';
  const [unit = '', kind = ''] = what.replace('touchdown passes', 'passing touchdowns').split(' ').reverse();
  const before = low.slice(0, low.indexOf(found));
  const stated = shareOf(times, part);
  const ratios = measuresOf(unit, kind, before, '').flatMap((measure) => sharesOf(measure, games, athlete.games));
  if (ratios.length === 0) return 'not this';
  return ratios.some((ratio) => isPart(ratio, stated, before)) ? null : { severity: 'error', reason: 'Your games say another share.' };
}

/** "2 thirds", "a quarter" */
function shareOf(times: string, part: string): number {
  return (Number(times.replace(/^an?$/, '1')) || 1) / (PART[part] ?? 2);
}

function sharesOf(measure: Measure, some: readonly KnownGame[], all: readonly KnownGame[]): number[] {
  const [part, whole] = [sumOf(some, measure), sumOf(all, measure)];
  return part === null || !whole ? [] : [part / whole];
}
