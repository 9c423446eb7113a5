import { contactsOf } from '../people/contacts-of.js';
import type { PageLine } from '../lines/page-line.js';
import type { LineSense } from '../lines/line-sense.js';
import type { LineSenses } from '../lines/line-senses.js';
import { isTitle } from '../people/person-line.js';
import { withOwnAddresses } from './own-addresses.js';
import { withListedAddresses } from './listed-addresses.js';
import { OwnLines } from './own-lines.js';
import { ownWordsOf } from './of-others.js';
import { candidatesOf, type Candidate } from './candidates.js';
import { departmentIn, departmentsBelow } from './departments.js';
import { wordsOf } from '../lines/words.js';
import type { FoundPerson } from '../people/table-people.js';

/** A person with the number of the line that begins what is about it. */
export interface PlacedPerson extends FoundPerson {
  line: number;
  /** The line of the person's department, which is no heading of others. */
  sectionLine?: number;
}

interface Span {
  start: number;
  /** The line after the last one. */
  end: number;
  isCard: boolean;
}

/** The address or number of a department, not of the person above. */
const GENERAL = /^(athletics?|department|general|main|questions|for more|contact us|university|college|school)\b.{0,60}[@\d]/i;

/** Above the contacts of the whole team at the foot of a page. */
const FOOT =
  /^(?:contact|visit|find|follow|join|support|call|email|e-mail|write|connect with|get in touch with|stay in touch with) us(?: (?:on|at) .{1,40})?:?$|^(?:get in touch|stay connected|quick links|useful links|our (?:sponsors|partners|location|address|office)|(?:main|front|ticket|box|sports|athletics?|football|general) office|(?:general|media|press|all other|other) (?:inquiries|enquiries|questions|contacts?)|newsletter|back to top|all rights reserved\.?):?$/i;

/** Lines above the first name that may have its address. */
const MOST_ABOVE = 2;

/** People whose names, titles and contacts are lines below each other: cards, paragraphs, lists, plain text. */
export function flowPeople(lines: PageLine[], senses: LineSenses): PlacedPerson[] {
  const candidates = candidatesOf(lines, senses);
  const departments = departmentsBelow(lines, candidates, senses);
  const spans = candidates.map((_, at) => spanOf({ lines, senses, departments }, candidates, at));
  const longest = Math.max(1, ...spans.slice(0, -1).map(({ end, start }) => end - start));
  const people = candidates.flatMap((candidate, index) => {
    const { name, title, at, isApart } = candidate;
    if (name === null) return [];
    const span = spans[index] ?? { start: at, end: at + 1, isCard: true };
    // The end of the last block is unknown: the text after it may be the page's footer.
    const isOpenEnd = index === candidates.length - 1 && !span.isCard && spans.length > 1;
    const most = isOpenEnd ? span.start + longest - at - 1 : span.end;
    const own = ownWordsOf(name, title);
    const about = isApart ? [] : linesAbout(lines, at, span, { own: new OwnLines(own, senses, span.isCard), most, isFirst: index === 0 });
    const department = span.isCard ? departmentIn(lines, candidate, span, senses) : departments.get(index);
    return [{ name, title, ...contactsOf(about, own), line: at, ...sectionOfLine(lines, department, senses) }];
  });
  // Within blocks of one person each, an address belongs to the person of its block, even when it
  // is an assistant's.
  return spans.some(({ isCard }) => isCard) ? people : withListedAddresses(withOwnAddresses(people), lines);
}

function linesAbout(lines: PageLine[], at: number, { start, end, isCard }: Span, { own, most, isFirst }: About): PageLine[] {
  const above = isFirst && !isCard ? own.named(lines.slice(Math.max(0, start - MOST_ABOVE), start)) : [];
  return [...above, ...own.before(lines.slice(start, at)), ...lines.slice(at, at + 1), ...own.upTo(lines.slice(at + 1, end), most)];
}

interface About {
  own: OwnLines;
  /** Lines that are surely about the person. */
  most: number;
  isFirst: boolean;
}

/** A department in a block of one person applies to that person only. An office does not determine the sport. */
function sectionOfLine(lines: PageLine[], line: number | undefined, senses: LineSenses): Pick<PlacedPerson, 'section' | 'sectionLine'> {
  if (line === undefined) return {};
  const text = lines[line]?.text ?? '';
  return { sectionLine: line, ...(senses.sectionOf(text, false)?.kind === 'sport' && { section: text }) };
}

/** The lines that are about one person: the smallest block around the name that no other person shares, else up to the next person. */
function spanOf({ lines, senses, departments }: Page, candidates: Candidate[], index: number): Span {
  const candidate = candidates[index] ?? { at: 0, start: 0, name: null, title: '', key: null, isApart: false };
  const before = candidates[index - 1];
  const after = candidates[index + 1];
  const card = cardOf(
    lines,
    candidate.at,
    [before, after].flatMap((other) => (other ? [other.at] : [])),
  );
  if (card) return card;
  const end = flowEnd({ lines, senses, department: departments.get(index) }, candidate, after?.start ?? lines.length);
  return { start: candidate.start, end, isCard: false };
}

interface Page {
  lines: PageLine[];
  senses: LineSenses;
  /** The line of each person's department, by the person's place. */
  departments: ReadonlyMap<number, number>;
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

/** Ends at the next person, the next heading as big as this name, or the title of a person whose name could not be read. */
function flowEnd(page: FlowOfLines, candidate: Candidate, next: number): number {
  const { lines, senses } = page;
  const level = lines[candidate.at]?.level ?? 0;
  let isStrange = false;
  for (const [place, line] of lines.slice(candidate.at + 1, next).entries()) {
    const sense = senses.of(line.text);
    const at = candidate.at + 1 + place;
    if (at === page.department || isSaidAgain(line, sense, candidate)) continue;
    if (isOfNobody(line, level, senses) || (isStrange && isShortTitle(sense))) return at;
    isStrange ||= isPartOfName(line, sense);
  }
  return next;
}

/** The text of a picture repeats the heading below it. */
function isSaidAgain({ text }: PageLine, { name }: LineSense, { title, key }: Candidate): boolean {
  return text === title || (key !== null && name === key);
}

const isShortTitle = ({ title }: LineSense): boolean => title !== null && title.length <= LONGEST_TITLE;
const isPartOfName = ({ text }: PageLine, sense: LineSense): boolean => isUnknown(sense) && wordsOf(text).length <= WORDS_OF_NAME;

function isOfNobody(line: PageLine, level: number, senses: LineSenses): boolean {
  return isAsBig(line, level) || isOtherSection(line.text, senses) || GENERAL.test(line.text) || FOOT.test(line.text);
}

interface FlowOfLines {
  lines: PageLine[];
  senses: LineSenses;
  /** The line of the person's department, which ends nothing. */
  department: number | undefined;
}

const LONGEST_TITLE = 60;
const WORDS_OF_NAME = 3;

const isUnknown = ({ title, isBetween, name, both }: LineSense): boolean => title === null && !isBetween && name === null && both === null;

const isAsBig = (line: PageLine, level: number): boolean => line.level > 0 && (level === 0 || line.level <= level);

function isOtherSection(text: string, senses: LineSenses): boolean {
  const kind = senses.of(text).name !== null ? undefined : senses.sectionOf(text, false)?.kind;
  return kind !== undefined && kind !== 'inherit';
}

function commonLength(one: number[], other: number[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
