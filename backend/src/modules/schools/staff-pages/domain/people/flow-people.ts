import { contactsOf } from './contacts-of.js';
import type { PageLine } from '../lines/page-line.js';
import type { LineSense } from '../lines/line-sense.js';
import type { LineSenses } from '../lines/line-senses.js';
import { isTitle } from './person-line.js';
import { withOwnAddresses } from './own-addresses.js';
import type { FoundPerson } from './table-people.js';

/** A person with the number of the line that begins what is about it. */
export interface PlacedPerson extends FoundPerson {
  line: number;
}

interface Candidate {
  /** First line that is about this person. */
  start: number;
  /** Line of the name. */
  at: number;
  name: string | null;
  title: string;
}

interface Span {
  start: number;
  /** The line after the last one. */
  end: number;
  isCard: boolean;
}

/** The address or number of a department, not of the person above. */
const GENERAL = /^(athletics?|department|general|main|questions|for more|contact us|university|college|school)\b.{0,60}[@\d]/i;

/** Lines from a name to its title. */
const MOST_BETWEEN = 6;

/** People whose names, titles and contacts are lines below each other: cards, paragraphs, lists, plain text. */
export function flowPeople(lines: PageLine[], senses: LineSenses): PlacedPerson[] {
  const candidates = candidatesOf(lines, senses);
  const spans = candidates.map((_, at) => spanOf(lines, candidates, at, senses));
  const longest = Math.max(1, ...spans.slice(0, -1).map(({ end, start }) => end - start));
  const people = candidates.flatMap(({ name, title, at }, index) => {
    if (name === null) return [];
    const { start, end, isCard } = spans[index] ?? { start: at, end: at + 1, isCard: true };
    // Nothing says where the last one ends: what follows may be the foot of the page.
    const isOpenEnd = index === candidates.length - 1 && !isCard && spans.length > 1;
    const own = lines.slice(start, isOpenEnd ? Math.min(end, start + longest) : end);
    return [{ name, title, ...contactsOf(own), line: at }];
  });
  // Within a block of one person's own the page says whose it is, even where it is an assistant's.
  return spans.some(({ isCard }) => isCard) ? people : withOwnAddresses(people);
}

function candidatesOf(lines: PageLine[], known: LineSenses): Candidate[] {
  const senses = lines.map(({ text }) => known.of(text));
  const after = senses.map((_, at) => titleFrom(senses, at, 1));
  const before = senses.map((_, at) => titleFrom(senses, at, -1));
  const titles = titlesComeFirst(senses, after, before) ? before : after;
  const found: (Candidate & { key: string | null })[] = [];
  for (const [at, { both, isVacant, name }] of senses.entries()) {
    const title = titles[at];
    if (both) found.push({ start: at, at, ...both, key: both.name });
    else if (isVacant) found.push({ start: at, at, name: null, title: '', key: null });
    else if (title) found.push({ start: Math.min(at, title.at), at, name: lines[at]?.text ?? '', title: title.text, key: name });
  }
  // A picture's text says the name once more.
  return found.filter(({ key }, at) => key === null || found[at - 1]?.key !== key);
}

/** The title next to a name, without another name or a long gap between. */
function titleFrom(senses: LineSense[], at: number, step: 1 | -1): { at: number; text: string } | null {
  const name = senses[at]?.name;
  if (!name) return null;
  for (let next = at + step; Math.abs(next - at) <= MOST_BETWEEN; next += step) {
    const sense = senses[next];
    if (sense?.title) return { at: next, text: sense.title };
    if (!sense || (sense.name !== name && !sense.isBetween)) return null;
  }
  return null;
}

/**
 * "Head Coach" above "John Smith": the first name has a title above it, and the last one none below it. Wrongly assumed, everybody would get the
 * address of a neighbor.
 */
function titlesComeFirst(senses: LineSense[], after: (object | null)[], before: (object | null)[]): boolean {
  const firstName = senses.findIndex(({ name }) => name !== null);
  const count = (titles: (object | null)[]) => titles.filter(Boolean).length;
  return firstName >= 0 && before[firstName] !== null && count(before) > count(after);
}

/** The lines that are about one person: the smallest block around the name that no other person shares, else up to the next person. */
function spanOf(lines: PageLine[], candidates: Candidate[], index: number, senses: LineSenses): Span {
  const candidate = candidates[index] ?? { at: 0, start: 0, name: null, title: '' };
  const before = candidates[index - 1];
  const after = candidates[index + 1];
  const card = cardOf(
    lines,
    candidate.at,
    [before, after].flatMap((other) => (other ? [other.at] : [])),
  );
  return card ?? { start: candidate.start, end: flowEnd(lines, candidate, after?.start ?? lines.length, senses), isCard: false };
}

/** Null when the name has no block of its own, or a block with nothing but the name. */
function cardOf(lines: PageLine[], at: number, neighbors: number[]): Span | null {
  const path = lines[at]?.path ?? [];
  const shared = Math.max(0, ...neighbors.map((other) => commonLength(path, lines[other]?.path ?? [])));
  const block = path[shared];
  if (block === undefined || neighbors.length === 0) return null;
  const isInside = (line: PageLine | undefined) => line?.path[shared] === block;
  let [start, end] = [at, at + 1];
  while (isInside(lines[start - 1])) start -= 1;
  while (isInside(lines[end])) end += 1;
  const others = [...lines.slice(start, at), ...lines.slice(at + 1, end)];
  return others.some(({ text, links }) => links.length > 0 || isTitle(text)) ? { start, end, isCard: true } : null;
}

/** The next person, or the next heading that is as big as this name. */
function flowEnd(lines: PageLine[], { at, title }: Candidate, next: number, senses: LineSenses): number {
  const level = lines[at]?.level ?? 0;
  for (let place = at + 1; place < next; place += 1) {
    const line = lines[place];
    if (line && line.text !== title && (isAsBig(line, level) || isOtherSection(line.text, senses) || GENERAL.test(line.text))) return place;
  }
  return next;
}

const isAsBig = (line: PageLine, level: number): boolean => line.level > 0 && (level === 0 || line.level <= level);

function isOtherSection(text: string, senses: LineSenses): boolean {
  const kind = senses.of(text).name !== null ? undefined : senses.sectionOf(text, false)?.kind;
  return kind === 'sport' || kind === 'office' || kind === 'players';
}

function commonLength(one: number[], other: number[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
