import type { QuickPattern } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';

/** What a pattern finds and is not right: by its first group, else by all of it. */
export function eachMatch(
  text: string,
  pattern: QuickPattern,
  isRight: (name: string, at: number) => boolean,
  reason: string,
  severity: Finding['severity'] = 'error',
): Finding[] {
  return pattern.matchesIn(text).flatMap((match) => {
    const name = (match.slice(1).find((group) => group !== undefined) ?? match[0]).trim().replace(/[.,]$/, '');
    return isRight(name, match.index) ? [] : [{ start: match.index, end: match.index + match[0].trimEnd().length, severity, reason }];
  });
}
