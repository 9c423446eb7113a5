import { contactsOf } from './contacts-of.js';
import { findAddresses, findPhones } from './find-contacts.js';
import type { PageLine } from './page-line.js';
import { isTitle, isVacant, nameAndTitle, nameIn } from './person-line.js';
import { sectionOf } from './section.js';
import type { FoundPerson } from './table-people.js';
import { fold } from './words.js';

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

const LABEL =
  /^(title|position|role|job title|phone|telephone|tel|office|office phone|work phone|cell|mobile|fax|e-?mail|work e-?mail|e-?mail address|twitter|x|name|contact|hometown|alma mater|year at .{1,30})\s*:?$/;
const LABELLED = /^(title|position|role|job title) ?: ?(\S.*)$/i;
/** Between a name and its title. */
const MOST_BETWEEN = 4;

/** People whose names, titles and contacts are lines below each other: cards, paragraphs, lists, plain text. */
export function flowPeople(lines: PageLine[]): PlacedPerson[] {
  const candidates = candidatesOf(lines);
  const spans = candidates.map((_, at) => spanOf(lines, candidates, at));
  const longest = Math.max(1, ...spans.slice(0, -1).map(({ end, start }) => end - start));
  return candidates.flatMap(({ name, title, at }, index) => {
    if (name === null) return [];
    const { start, end, isCard } = spans[index] ?? { start: at, end: at + 1, isCard: true };
    // Nothing says where the last one ends: what follows may be the foot of the page.
    const isOpenEnd = index === candidates.length - 1 && !isCard && spans.length > 1;
    const own = lines.slice(start, isOpenEnd ? Math.min(end, start + longest) : end);
    return [{ name, title, ...contactsOf(own), line: at }];
  });
}

function candidatesOf(lines: PageLine[]): Candidate[] {
  const after = lines.map((_, at) => titleFrom(lines, at, 1));
  const before = lines.map((_, at) => titleFrom(lines, at, -1));
  const isFirst = titlesComeFirst(lines, after, before);
  const found: Candidate[] = [];
  for (const [at, { text }] of lines.entries()) {
    const both = nameAndTitle(text);
    if (both) found.push({ start: at, at, ...both });
    else if (isVacant(text)) found.push({ start: at, at, name: null, title: '' });
    else if (nameIn(text)) {
      const title = isFirst ? before[at] : after[at];
      if (title) found.push({ start: isFirst ? Math.min(at, title.at) : at, at, name: text, title: title.text });
    }
  }
  return found.filter(({ name }, at) => name === null || !isSameName(found[at - 1]?.name ?? '', name));
}

/** The title next to a name, without another name or a long gap between. */
function titleFrom(lines: PageLine[], at: number, step: 1 | -1): { at: number; text: string } | null {
  const name = textAt(lines, at);
  if (!nameIn(name)) return null;
  let passed = 0;
  for (let next = at + step; next >= 0 && next < lines.length && passed <= MOST_BETWEEN; next += step) {
    const text = textAt(lines, next);
    if (isSameName(name, text)) continue;
    const title = titleOf(text);
    if (title !== null) return { at: next, text: title };
    if (!isBetween(text)) return null;
    passed += 1;
  }
  return null;
}

/** What a line says somebody does; null when it names somebody, or is about something else. */
function titleOf(text: string): string | null {
  const labelled = LABELLED.exec(text)?.[2];
  if (labelled) return labelled;
  const isOther = nameIn(text) !== null || nameAndTitle(text) !== null || isVacant(text) || isBetween(text);
  return !isOther && isTitle(text) ? text : null;
}

/** Contacts and labels. */
function isBetween(text: string): boolean {
  return text === '' || LABEL.test(fold(text)) || isContact(text);
}

const textAt = (lines: PageLine[], at: number): string => lines[at]?.text ?? '';

/** A picture's text says the name once more. */
function isSameName(name: string, text: string): boolean {
  const [one, other] = [nameIn(name), nameIn(text)];
  return one !== null && other !== null && fold(`${one.first} ${one.last}`) === fold(`${other.first} ${other.last}`);
}

const isContact = (text: string): boolean => findAddresses(text).length > 0 || findPhones(text).length > 0;

/**
 * "Head Coach" above "John Smith": the first name has a title above it, and the last one none below it. Wrongly assumed, everybody would get the
 * address of a neighbor.
 */
function titlesComeFirst(lines: PageLine[], after: (object | null)[], before: (object | null)[]): boolean {
  const firstName = lines.findIndex(({ text }) => nameIn(text));
  const count = (titles: (object | null)[]) => titles.filter(Boolean).length;
  return firstName >= 0 && before[firstName] !== null && count(before) > count(after);
}

/** The lines that are about one person: the smallest block around the name that no other person shares, else up to the next person. */
function spanOf(lines: PageLine[], candidates: Candidate[], index: number): Span {
  const candidate = candidates[index] ?? { at: 0, start: 0, name: null, title: '' };
  const before = candidates[index - 1];
  const after = candidates[index + 1];
  const card = cardOf(
    lines,
    candidate.at,
    [before, after].flatMap((other) => (other ? [other.at] : [])),
  );
  return card ?? { start: candidate.start, end: flowEnd(lines, candidate, after?.start ?? lines.length), isCard: false };
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
function flowEnd(lines: PageLine[], { at, title }: Candidate, next: number): number {
  const level = lines[at]?.level ?? 0;
  for (let place = at + 1; place < next; place += 1) {
    const line = lines[place];
    if (line && line.text !== title && (isAsBig(line, level) || isOtherSection(line.text))) return place;
  }
  return next;
}

const isAsBig = (line: PageLine, level: number): boolean => line.level > 0 && (level === 0 || line.level <= level);

function isOtherSection(text: string): boolean {
  const kind = nameIn(text) ? undefined : sectionOf(text, false)?.kind;
  return kind === 'sport' || kind === 'office' || kind === 'players';
}

function commonLength(one: number[], other: number[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
