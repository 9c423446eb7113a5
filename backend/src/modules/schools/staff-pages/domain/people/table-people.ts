import { contactsOf, type Contacts } from './contacts-of.js';
import { findAddresses, findPhones } from './find-contacts.js';
import type { PageLine } from '../lines/page-line.js';
import { isAllTitle, isTitle, isVacant, nameAndTitle, nameIn, personOf } from './person-line.js';
import type { StaffCheck } from './staff-person.js';
import { addressOf, handleOfCell } from './user-names.js';
import { ownWordsOf } from '../flow/of-others.js';
import { YEARS } from '../lines/line-sense.js';
import { sectionOf } from '../lines/section.js';
import { fold } from '../lines/words.js';

export type Column =
  'name' | 'first' | 'last' | 'title' | 'section' | 'email' | 'phone' | 'extension' | 'handle' | 'place' | 'others' | 'other';

/** A person as found: name and title as written, and the contacts. */
export interface FoundPerson extends Contacts {
  name: string;
  title: string;
  /** A column's text about the person's sport or office. */
  section?: string;
}

/** The lines of one row, by column. */
export type Row = Map<number, PageLine[]>;

const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [/^(image|photo|picture|headshot|bio|year|hometown|alma mater|facebook|instagram|fax|fax number|fax #)$/, 'other'],
  [/^(office|location|room|building|office location)$/, 'place'],
  [/^(department|sport|team|area|unit|program|category)$/, 'section'],
  [
    /\b(assistants?|secretary|administrator|supervisor|reports to|alternate|emergency)\b.{0,2}\b(name|e-?mail|phone|contact)|^(assistant|secretary|supervisor|reports to)$/,
    'others',
  ],
  [/^(ext|ext\.|extension)$/, 'extension'],
  [
    /^(e-?mail|mail|e-?mail address|contact|contact info|contact information|(?:e-?mail|network|user) ?(?:id|name|login)|username)$|^e-?mail( address)? ?\(?@/,
    'email',
  ],
  [
    /^(phone|telephone|tel|office phone|phone number|work phone|cell|mobile|phone #|number|direct|direct line|desk|desk phone|line)$/,
    'phone',
  ],
  [/^(twitter|x|twitter\/x|x \(twitter\)|x\/twitter|handle|social|social media|@)$/, 'handle'],
  [
    /^(name|full name|staff|staff member|staff name|coach|coach name|person|contact name|contact person|employee|last, first|last name, first name)$/,
    'name',
  ],
  [/^(first|first name|given name)$/, 'first'],
  [/^(last|last name|surname|family name)$/, 'last'],
  [/^(title|position|role|job title|title\/position|position\/title|responsibility|assignment|coaching position)$/, 'title'],
];
const HINTS: readonly (readonly [RegExp, Column])[] = [
  [/image|photo|thumb/, 'other'],
  [/full_?name|__name|col-name|staff_name|\bname\b/, 'name'],
  [/staff_title|title|position/, 'title'],
  [/e-?mail/, 'email'],
  [/phone/, 'phone'],
  [/handle|twitter/, 'handle'],
];

const COACHES = /^(head|assistant) (football )?coach(es)?$/;

/** So many headings that are known make a row of headings, also where one in three says something else. */
const SURE_KINDS = 3;
const UNKNOWN_PART = 3;

/** What the cells of a row name as columns; null when it is no row of headings. */
export function headerOf(row: Row): Map<number, Column> | null {
  const columns = new Map<number, Column>();
  const coaches: number[] = [];
  let texts = 0;
  for (const [at, lines] of row) {
    const text = fold(lines.map((line) => line.text).join(' ')).trim();
    const column = columnOf(lines, text);
    if (text !== '') texts += 1;
    if (column) columns.set(at, column);
    else if (COACHES.test(text)) coaches.push(at);
  }
  nameCoaches(columns, coaches);
  const kinds = new Set([...columns.values()].filter((column) => !['other', 'others', 'place'].includes(column)));
  const unknown = kinds.size >= SURE_KINDS ? Math.floor(texts / UNKNOWN_PART) : 0;
  return kinds.size >= 2 && columns.size >= texts - unknown && nameSomebody(kinds) ? columns : null;
}

function columnOf(lines: PageLine[], text: string): Column | undefined {
  return COLUMNS.find(([pattern]) => pattern.test(text.replace(/:$/, '')))?.[1] ?? hinted(lines, text);
}

/** "Sport | Head Coach": who coaches each of the sports. */
function nameCoaches(columns: Map<number, Column>, [names, more]: number[]): void {
  const isBySport = [...columns.values()].includes('section');
  if (names !== undefined && more === undefined && isBySport) columns.set(names, 'name');
}

function nameSomebody(kinds: ReadonlySet<Column>): boolean {
  return kinds.has('name') || (kinds.has('first') && kinds.has('last'));
}

/** Some tables name their columns in the ids of empty cells. */
function hinted(lines: PageLine[], text: string): Column | undefined {
  if (text !== '') return undefined;
  const hint = lines[0]?.cell?.hint.toLowerCase() ?? '';
  return HINTS.find(([pattern]) => pattern.test(hint))?.[1];
}

/** What a page says once for everybody on it. */
export interface PageContacts {
  /** The number that extensions belong to. */
  number: string | null;
  /** The domain that user names belong to. */
  domain: string | null;
}

/** Returns the person of a row; null when it has none. `columns`: by the table's headings. "Football | Dana Hill" says whose coach, and not what. */
export function rowPerson(row: Row, columns: Columns, page: PageContacts): FoundPerson | null {
  const cells = [...row];
  const named = namedCell(cells, columns);
  if (!named || isPlayer(cells) || isOfCareer(cells, columns)) return null;
  const both = nameAndTitle(named.text);
  const name = both?.name ?? named.text;
  if (!personOf(name) || isAllTitle(name)) return null;
  const section = sectionIn(cells, columns, named);
  const title = titleIn(cells, columns, named, both?.title);
  const contacts = contactsIn(ownCells(cells, columns, named), columns, { name, page });
  return { name, title: title === section ? '' : title, section, ...contacts };
}

/** Without headings, what is in a cell that begins with another name is not about the person. */
function ownCells(cells: Cells, columns: Columns, named: { column: number }): Cells {
  if (columns) return cells;
  return cells.filter(([at, lines]) => at === named.column || nameIn(lines[0]?.text ?? '') === null);
}

function contactsIn(cells: Cells, columns: Columns, { name, page }: { name: string; page: PageContacts }): Contacts {
  const lines = cells.flatMap(([at, cell]) => ownLines(cell, columns?.get(at)));
  const first = contactsOf(lines);
  const contacts = first.checks.includes('two_addresses') ? contactsOf(lines, ownWordsOf(name, '')) : first;
  const phone = contacts.phone ?? extended(textIn(cells, columns, 'extension'), page.number);
  const email = contacts.email ?? addressOf(textIn(cells, columns, 'email') ?? '', page.domain, name);
  const twitter = contacts.twitter ?? handleOfCell(textIn(cells, columns, 'handle') ?? '', name);
  const checks: StaffCheck[] = email === contacts.email ? contacts.checks : ['address_was_hidden'];
  return { ...contacts, email, phone, twitter, checks };
}

function sectionIn(cells: Cells, columns: Columns, named: { column: number }): string | undefined {
  return columns ? textIn(cells, columns, 'section') : sportAmong(cells, named);
}

/** Returns the person's sport from a column without a heading. */
function sportAmong(cells: Cells, named: { column: number }): string | undefined {
  const others = cells.flatMap(([at, lines]) => (at === named.column ? [] : lines.map(({ text }) => text)));
  return others.find((text) => sectionOf(text, false)?.kind === 'sport');
}

/** "2019-22 | Bard Ridge | Safeties Coach" is a step in a career. */
function isOfCareer(cells: Cells, columns: Columns): boolean {
  if (columns) return false;
  return cells.some(([, lines]) => lines.some(({ text }) => YEARS.test(text)));
}

function ownLines(lines: PageLine[], column: Column | undefined): PageLine[] {
  if (column === 'others') return [];
  return column === 'other' ? lines.map(withoutPhones) : lines;
}

type Cells = [number, PageLine[]][];
type Columns = Map<number, Column> | null;

/** The cell with the name; undefined when the position is vacant. */
function namedCell(cells: Cells, columns: Columns): { column: number; text: string } | undefined {
  const parted = partedName(cells, columns);
  if (parted) return isVacant(parted.text) ? undefined : parted;
  const named = cells.find(([at]) => columns?.get(at) === 'name') ?? cells.find(([, lines]) => lines.some(({ text }) => nameIn(text)));
  const text = named?.[1].find((line) => line.text !== '')?.text;
  return named && text !== undefined && !isVacant(text) ? { column: named[0], text } : undefined;
}

/** The name of a row whose first and last name have columns of their own, as spreadsheets do. */
function partedName(cells: Cells, columns: Columns): { column: number; text: string } | undefined {
  const first = textIn(cells, columns, 'first') ?? '';
  const last = textIn(cells, columns, 'last') ?? '';
  const column = cells.find(([at]) => columns?.get(at) === 'first')?.[0];
  return column === undefined || first === '' || last === '' ? undefined : { column, text: `${first} ${last}` };
}

function textIn(cells: Cells, columns: Columns, column: Column): string | undefined {
  return cells.find(([at]) => columns?.get(at) === column)?.[1][0]?.text;
}

const PLAYER = /^(r-?)?(fr|so|jr|sr|gr)\.?$|^(redshirt )?(freshman|sophomore|junior|senior)$|^\d['’-]\d{1,2}"?$|^\d{3}( lbs\.?)?$/i;

/** Rosters contain class and size. */
function isPlayer(cells: Cells): boolean {
  return cells.flatMap(([, lines]) => lines).filter(({ text }) => PLAYER.test(text)).length >= 2;
}

/** `inline`: the title beside the name in its cell. */
function titleIn(cells: Cells, columns: Columns, named: { column: number; text: string }, inline: string | undefined): string {
  return titleColumn(cells, columns) ?? inline ?? titleAmong(cells, columns, named) ?? '';
}

function titleColumn(cells: Cells, columns: Columns): string | undefined {
  const titled = cells.find(([at]) => columns?.get(at) === 'title');
  return titled?.[1]
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' / ');
}

/** What reads like a title in the cells that no column names, and below the name. */
function titleAmong(cells: Cells, columns: Columns, named: { column: number; text: string }): string | undefined {
  const others = cells.flatMap(([at, lines]) => (columns?.has(at) && at !== named.column ? [] : lines.map(({ text }) => text)));
  const candidates = others.filter((text) => text !== '' && text !== named.text && !isContact(text) && !nameIn(text));
  return candidates.find(isTitle) ?? (columns ? undefined : candidates[0]);
}

function isContact(text: string): boolean {
  return findAddresses(text).length > 0 || findPhones(text).length > 0 || /^[@\d]/.test(text) || /^e-?mail$/i.test(text);
}

function withoutPhones(line: PageLine): PageLine {
  return { ...line, text: '', links: line.links.filter(({ kind }) => kind !== 'phone') };
}

function extended(extension: string | undefined, mainNumber: string | null): string | null {
  const digits = extension?.replace(/\D/g, '') ?? '';
  return mainNumber !== null && /^\d{1,6}$/.test(digits) ? `${mainNumber} x${digits}` : null;
}
