import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { Judged, NumberScope, StatedNumber } from '../numbers/number-findings.js';

const RUN = String.raw`(?:runs?|rush(?:es)?|carr(?:y|ies)|touchdown run|scramble)`;
const CATCH = String.raw`(?:catch(?:es)?|receptions?|grabs?|touchdown catch)`;
const LINK = String.raw`(?: (?:of|from scrimmage|(?:this|last|the|in a) (?:year|season|fall|game)|on the season|so far|is|was|went|went for|has been|for|at|a|an|about|over|just|exactly))*:?`;

const KINDS = [
  { key: 'longestRush', ahead: RUN, what: 'run' },
  { key: 'longestReception', ahead: CATCH, what: 'catch' },
].map(({ key, ahead, what }) => ({
  key,
  what,
  /** "my longest run was 78 yards", "a long run of 78" */
  before: quick(new RegExp(String.raw`\blong(?:est)? (?:\w+ )?${ahead}${LINK} $`)),
  /** "78 yards is my longest run" */
  after: quick(new RegExp(String.raw`^[- ]yards? (?:is|was) (?:my|the) long(?:est)? (?:\w+ )?${ahead}\b`)),
  /** "a 78-yard touchdown run" */
  one: quick(new RegExp(String.raw`^[- ]yard (?:touchdown |td |scoring )?${ahead}\b`)),
}));

/** The longest run or catch, and the distance of one, which is not beyond the longest; null where it is not about that. */
export function longestPlay(number: StatedNumber, { athlete, games: named }: NumberScope): Judged {
  const { stated, before, after, sentence } = number;
  for (const { key, what, before: ahead, after: behind, one } of KINDS) {
    const isLongest = ahead.test(before, sentence.text) || behind.test(after, sentence.text);
    if (!isLongest && !one.test(after, sentence.text)) continue;
    const known = (named.length > 0 ? named : athlete.games).flatMap(({ stats }) => stats[key] ?? []);
    if (known.length === 0) return null;
    const longest = Math.max(...known);
    const isTrue = isLongest ? holds(longest, stated, boundOf({ before, after })) : Number(stated) <= longest;
    return isTrue ? 'right' : { severity: 'error', reason: `Your games say that your longest ${what} is ${longest} yards.` };
  }
  return null;
}
