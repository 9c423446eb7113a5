import type { Finding } from '../claim-flag.js';
import { measuresOf, sumOf } from '../games/game-figures.js';
import type { NumberScope } from '../numbers/number-findings.js';

/** "I dropped from 268 yards to 176 the next week" */
export const CHANGED =
  /\b(?:went|gone|go|dropped|dipped|fell|jumped|climbed|rose|improved|bounced back|came back)(?: (?:up|down|back))? from (\d{1,3}) (?:(passing|rushing|receiving) )?(yards|touchdowns|catches|receptions|carries|tackles|completions|sacks)(?! (?:a|per|each) )(?: [a-z]+ [A-Za-z ]{2,24}?)? to (\d{1,3})\b(?! (?:pounds|lbs|percent))/g;

/** So of a game and one after it. */
export function changed(
  [, before = '', kind = '', unit = '', behind = '']: RegExpExecArray,
  { athlete: { games } }: NumberScope,
  low: string,
): Pick<Finding, 'reason' | 'severity'> | null | 'not this' {
  const known = measuresOf(unit, kind, low.slice(0, Math.max(0, low.indexOf(before))), '').filter(
    (measure) => sumOf(games, measure) !== null,
  );
  if (known.length === 0) return 'not this';
  const isSo = known.some((measure) => {
    const values = games.map((game) => sumOf([game], measure));
    return values.some((value, at) => value === Number(before) && values.slice(at + 1).includes(Number(behind)));
  });
  return isSo ? null : { severity: 'error', reason: 'Your games say something else.' };
}
