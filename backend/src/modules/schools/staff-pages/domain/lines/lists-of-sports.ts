import { findPhones, withoutAddresses } from '../people/find-contacts.js';
import { nameIn } from '../people/person-line.js';
import type { PageLine } from './page-line.js';
import { sectionOf } from './section.js';
import { collapse } from './words.js';

/** "Head Coaches" above a list with a line for each sport. */
const HEADING = /^(?:(?:our|all|varsity|\d{4}(?:-\d{2})?) )?(head|assistant) coaches:?$/i;
/** "Football – Bo Bell – 402-555-0102", "Soccer (W): Cy Cruz". */
const ENTRY = /^([^–—:|,@\d]{3,40}?)\s?(?: [–—-] |: | \| |, )([^\s–—:|,@\d][^–—:|@\d]{2,50}?)(?:\s?(?: [–—-] |: | \| |, )\s?(.*))?$/;
const LONGEST = 200;

/** A line of each sport with its coach, below such a heading: the sport is a heading, and the title is that of the list. */
export function withSportsAsHeadings(lines: PageLine[]): PageLine[] {
  const titles = titlesOfLists(lines);
  return lines.flatMap((line, at) => entryOf(line, titles[at] ?? null) ?? [line]);
}

/** What the heading above each line says that everybody below it is; null where it does not. */
export function titlesOfLists(lines: readonly PageLine[]): (string | null)[] {
  let title: string | null = null;
  return lines.map(({ text, level }) => {
    const heading = text.length > LONGEST ? undefined : HEADING.exec(text)?.[1];
    if (heading !== undefined) title = `${heading.slice(0, 1).toUpperCase()}${heading.slice(1).toLowerCase()} Coach`;
    else if (level > 0) title = null;
    return title;
  });
}

function entryOf(line: PageLine, title: string | null): PageLine[] | null {
  if (title === null || line.cell !== null || line.text.length > LONGEST) return null;
  const [, sport = '', ...parts] = ENTRY.exec(line.text) ?? [];
  const [name = '', rest = ''] = parts;
  if (!isEntry(sport, name, rest)) return null;
  const person = [name, title, rest].filter((part) => part !== '').join(' – ');
  return [
    { ...line, text: sport, links: [] },
    { ...line, text: person },
  ];
}

function isEntry(sport: string, name: string, rest: string): boolean {
  return sectionOf(sport, false)?.kind === 'sport' && nameIn(name) !== null && isContact(rest);
}

/** What is behind the name says nothing else of the person. */
function isContact(rest: string): boolean {
  const bare = findPhones(rest).reduce((text, { written }) => text.replace(written, ' '), withoutAddresses(rest));
  return /^(?:[\s–—:|,;.()-]|e-?mail|phone|office|ext\.? ?\d+)*$/i.test(collapse(bare));
}
