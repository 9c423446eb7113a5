import type { LineSenses } from '../lines/line-senses.js';
import type { PageLine } from '../lines/page-line.js';
import type { Candidate } from './candidates.js';

/** Returns the line in a person's own block, below the name, that names a department; undefined when there is none. */
export function departmentIn(
  lines: PageLine[],
  { at, title }: Candidate,
  { end }: { end: number },
  senses: LineSenses,
): number | undefined {
  for (let line = at + 1; line < end; line += 1) if (isDepartment(lines[line], senses) && lines[line]?.text !== title) return line;
  return undefined;
}

/**
 * For each person the line of the department below the name, where the page has one below each: read as headings, they would be those of the next
 * person. Empty where it is otherwise.
 */
export function departmentsBelow(lines: PageLine[], candidates: Candidate[], senses: LineSenses): Map<number, number> {
  const below = new Map<number, number>();
  const titles = new Set(candidates.map(({ title }) => title));
  const isOne = (line: PageLine) => !titles.has(line.text) && isDepartment(line, senses);
  const [first] = candidates;
  if (!first || candidates.length < 2 || lines.slice(0, first.start).some(isOne)) return below;
  const ends = [...candidates.slice(1).map(({ start }) => start), lines.length];
  for (const [index, { at, name }] of candidates.entries()) {
    const [found, more] = lines.slice(at + 1, ends[index]).flatMap((line, place) => (isOne(line) ? [at + 1 + place] : []));
    if (more !== undefined || isWithout(name, found)) return new Map();
    if (found !== undefined) below.set(index, found);
  }
  return below;
}

/** A vacant position may have none. */
const isWithout = (name: string | null, line: number | undefined): boolean => name !== null && line === undefined;

function isDepartment(line: PageLine | undefined, senses: LineSenses): boolean {
  if (!line || line.level > 0 || line.text === '' || senses.of(line.text).name !== null) return false;
  const kind = senses.sectionOf(line.text, false)?.kind;
  return kind === 'sport' || kind === 'office';
}
