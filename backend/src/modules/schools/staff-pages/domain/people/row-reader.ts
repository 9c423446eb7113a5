import type { PageLine } from '../lines/page-line.js';
import { sectionOf } from '../lines/section.js';
import type { PlacedPerson } from '../flow/flow-people.js';
import { isCoach } from './is-coach.js';
import { isTitle, nameIn } from './person-line.js';
import { headerOf, rowPerson, type Column, type FoundPerson, type PageContacts, type Row } from './table-people.js';

interface Table {
  /** The heading above the names: "Head Coach"; '' when it only marks them as names. */
  title: string;
  columns: Map<number, Column> | null;
  /** The last sport in the column of sports. */
  section: string;
  /** What columns of people are headed with, one sport each. */
  sports: Map<number, string>;
  /** Cells that take rows below theirs too, by column. */
  above: Map<number, { lines: PageLine[]; rows: number }>;
}

/** Reads the rows of a page one after the other, and remembers the columns of each table. */
export function rowReader(page: PageContacts): (lines: PageLine[]) => PlacedPerson[] {
  const tables = new Map<number, Table>();
  return (lines) => {
    const number = lines[0]?.cell?.table ?? 0;
    const table = tables.get(number) ?? { title: '', columns: null, section: '', sports: new Map(), above: new Map() };
    tables.set(number, table);
    const row = rowOf(lines);
    const isHead = noteHead(row, table);
    addFromAbove(row, table);
    return isHead || isSectionRow(lines) ? [] : peopleOf(row, { table, page });
  };
}

/** Whether a row names columns, or the sport of each. */
function noteHead(row: Row, table: Table): boolean {
  const header = headerOf(row);
  if (header) Object.assign(table, { columns: header, title: titleOver(row, header), section: '' });
  const sports = header ? null : sportsOver(row);
  if (sports) table.sports = sports;
  return header !== null || sports !== null;
}

function peopleOf(written: Row, of: { table: Table; page: PageContacts }): PlacedPerson[] {
  const rows = rowsWithin(written, of.table.columns);
  return rows.flatMap((row) => peopleOfRow(row, of));
}

/** Two names below each other in one cell are two people: each has the line of a cell that is level with the name, and both have their title. */
function rowsWithin(row: Row, columns: Map<number, Column> | null): Row[] {
  const names = [...row].find(([at]) => columns?.get(at) === 'name')?.[1].filter(({ text }) => text !== '') ?? [];
  if (names.length < 2 || names.length > MOST_OF_CELL || !names.every(({ text }) => nameIn(text) !== null)) return [row];
  return names.map((_, place) => new Map([...row].map(([at, lines]) => [at, levelWith(place, names.length, lines, columns?.get(at))])));
}

const MOST_OF_CELL = 10;

function levelWith(place: number, count: number, lines: PageLine[], column: Column | undefined): PageLine[] {
  const filled = lines.filter(({ text, links }) => text !== '' || links.length > 0);
  if (filled.length === count) return filled.slice(place, place + 1);
  return column === 'title' || column === 'section' ? lines : [];
}

function peopleOfRow(row: Row, of: { table: Table; page: PageContacts }): PlacedPerson[] {
  const { table, page } = of;
  const several = table.columns ? [] : peopleColumns(row, table);
  if (several.length > 1) return several.flatMap((column) => personOfColumn(row, column, of));
  const person = rowPerson(row, table.columns, page);
  return person ? [{ ...withSection(person, table), title: person.title || table.title, line: 0 }] : [];
}

/** "| Football | Volleyball": in each column below are the people of one sport. */
function sportsOver(row: Row): Map<number, string> | null {
  const filled = [...row].flatMap(([column, lines]) => (textOf(lines) === '' ? [] : [[column, textOf(lines)] as const]));
  const isSport = ([, text]: readonly [number, string]) => sectionOf(text, false)?.kind === 'sport';
  return filled.length > 1 && filled.every(isSport) ? new Map(filled) : null;
}

const textOf = (lines: PageLine[]): string => lines.find(({ text }) => text !== '')?.text ?? '';

/** Columns of people: below sports, or where behind a title each cell begins with a name. Each of them has only what is in the own cell. */
function peopleColumns(row: Row, { sports }: Table): number[] {
  const filled = [...row].filter(([, lines]) => textOf(lines) !== '');
  const named = filled.flatMap(([column, lines]) => (nameIn(textOf(lines)) === null ? [] : [column]));
  const isTitled = named.length === filled.length - 1 && isTitle(textOf(filled[0]?.[1] ?? []));
  return isTitled || named.every((column) => sports.has(column)) ? named : [];
}

function personOfColumn(row: Row, column: number, { table, page }: { table: Table; page: PageContacts }): PlacedPerson[] {
  const [first = column] = row.keys();
  const own: Row = new Map([first, column].flatMap((at) => [[at, row.get(at) ?? []] as const]));
  const person = rowPerson(isTitle(textOf(own.get(first) ?? [])) ? own : new Map([[column, row.get(column) ?? []]]), null, page);
  const sport = table.sports.get(column);
  return person ? [{ ...person, ...(sport !== undefined && { section: sport }), line: 0 }] : [];
}

/** A column that names a sport in the first of its rows alone: coaches below coach it too. */
function withSection(person: FoundPerson, table: Table): FoundPerson {
  if (person.section) table.section = person.section;
  return person.section === '' && isCoach(person.title) ? { ...person, section: table.section } : person;
}

/** A heading above names may be the title of all of them. */
function titleOver(row: Row, columns: Map<number, Column>): string {
  const names = [...columns].find(([, kind]) => kind === 'name')?.[0] ?? -1;
  const text = row.get(names)?.[0]?.text ?? '';
  return ALL_COACHES.test(text) ? text : '';
}

const ALL_COACHES = /^(head|assistant) /i;

/** A title, a department or, below such a heading, a number in one cell over several rows is that of each; an address is one person's. */
function addFromAbove(row: Row, { columns, above }: Table): void {
  for (const [column, cell] of above) {
    if (row.has(column) || cell.rows < 1) above.delete(column);
    else row.set(column, cell.lines);
    cell.rows -= 1;
  }
  for (const [column, lines] of row) {
    const rows = rowsOfCell(lines);
    if (rows > 1 && above.size < MOST_ABOVE && !above.has(column) && isOfEachRow(lines, columns?.get(column)))
      above.set(column, { lines, rows: rows - 1 });
  }
}

/** Tables have a cell or two over several rows; each is looked at in each row. */
const MOST_ABOVE = 4;

const rowsOfCell = ([line]: PageLine[]): number => line?.cell?.rows ?? 1;

function isOfEachRow(lines: PageLine[], column: Column | undefined): boolean {
  const isAlone = lines.every(({ links }) => links.length === 0);
  if (column === 'phone') return true;
  if (column !== undefined) return isAlone && (column === 'title' || column === 'section');
  return isAlone && lines.some(({ text }) => isTitle(text) || sectionOf(text, false) !== null);
}

/** One cell over several columns. */
function isSectionRow(lines: PageLine[]): boolean {
  const filled = lines.filter(({ text }) => text !== '');
  return filled.length === 1 && (filled[0]?.cell?.span ?? 1) > 1;
}

function rowOf(lines: PageLine[]): Row {
  const row: Row = new Map();
  for (const line of lines) {
    const cell = row.get(line.cell?.column ?? 0) ?? [];
    row.set(line.cell?.column ?? 0, cell);
    cell.push(line);
  }
  return row;
}
