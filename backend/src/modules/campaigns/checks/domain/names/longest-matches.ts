import type { NameMatch } from './name-automaton.js';

/** Of names that share words the longest, of equally long ones the first: in "Ohio State" the name "Ohio" is not meant. */
export function longestMatches<Match extends Pick<NameMatch<unknown>, 'start' | 'end'>>(matches: readonly Match[]): Match[] {
  const taken: Match[] = [];
  const sorted = [...matches].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const match of sorted) {
    const last = taken.at(-1);
    if (!last || match.start >= last.end) taken.push(match);
    else if (match.end - match.start > last.end - last.start && isFree(taken, match.start)) taken[taken.length - 1] = match;
  }
  return taken;
}

/** Whether nothing before the last match reaches to there. */
function isFree(taken: readonly Pick<NameMatch<unknown>, 'end'>[], start: number): boolean {
  return (taken.at(-2)?.end ?? 0) <= start;
}
