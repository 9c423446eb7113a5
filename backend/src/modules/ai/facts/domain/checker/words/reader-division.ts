import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { Sentence } from '../sentence.js';
import type { WordScope } from './word-scope.js';

const DIVISION = String.raw`(?:(?:ncaa )?(?:division|div\.?|d)[- ]?(iii|ii|i|[123])|(fbs|fcs)|(naia)|(juco|junior college))(?:[- ](?:aa|a|level))?`;
const BODY = '(?:school|program|team|college|football|university|power)';
/** "Lamar is the Division II school I've followed the longest", "your D3 program" */
const OF_READER = quick(
  new RegExp(
    String.raw`\b(?:your|you're|you are|(?<name>[a-z][a-z.' -]{1,28}?) (?:is|as|are)) (?:(?:an?|the|my|one of the|among the) )?(?:(?!not\b)[a-z]+ ){0,2}${DIVISION} (?:(?:football|only|college) )?${BODY}s?\b`,
    'g',
  ),
);
const NUMBERS: Record<string, string> = { i: '1', ii: '2', iii: '3' };

/** The division in which the reader's school plays. */
export function readerDivision({ low }: Sentence, { directory, schoolId, right }: WordScope): Finding[] {
  const known = schoolId === null ? undefined : directory.divisions?.get(schoolId);
  if (known === undefined) return [];
  return OF_READER.matchesIn(low).flatMap(({ 0: found, index, 1: name, 2: number, 3: sub, 4: naia, 5: juco }) => {
    if (name !== undefined && ![...right].some((one) => one.length > 2 && name.endsWith(one))) return [];
    const stated = sub?.toUpperCase() ?? (naia ? 'NAIA' : juco ? 'JUCO' : `D${NUMBERS[number ?? ''] ?? number}`);
    if (known.split(' ').includes(stated)) return [];
    return [
      {
        start: index,
        end: index + found.length,
        severity: 'confirm' as const,
        reason: 'The directory has this school in another division.',
      },
    ];
  });
}
