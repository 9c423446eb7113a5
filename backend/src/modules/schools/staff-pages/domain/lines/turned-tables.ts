import type { LineSenses } from './line-senses.js';
import type { PageLine } from './page-line.js';
import { areNames, areTitles } from './text-rows.js';

/** The lines of one row of a table. */
interface TableRow {
  lines: PageLine[];
  /** Null outside of tables. */
  table: number | null;
  /** The text of each cell, in their order. */
  texts: string[];
}

/** Rows below the names; the table of a staff has a picture, a title, a number and an address. */
const MOST_ROWS = 12;

/**
 * Tables with a column for each person: names in one row, titles in the next. Their lines are given out person by person, each in a block of
 * its own; row by row, the first title and address would be those of the last name.
 */
export function withoutTurned(lines: readonly PageLine[], senses: LineSenses): PageLine[] {
  const rows = rowsOf(lines);
  const turned: PageLine[] = [];
  let blocks = 0;
  for (let at = 0; at < rows.length;) {
    const end = isTurned(rows, at, senses) ? endOfPeople(rows, at, senses) : at;
    if (end === at) turned.push(...(rows[at]?.lines ?? []));
    else for (const person of peopleOf(rows.slice(at, end))) turned.push(...inBlock(person, (blocks -= 1)));
    at = Math.max(end, at + 1);
  }
  return turned;
}

/** Lines outside of tables are rows of their own. */
function rowsOf(lines: readonly PageLine[]): TableRow[] {
  const rows: TableRow[] = [];
  let last: number | null = null;
  for (const line of lines) {
    const { row, table } = line.cell ?? { row: null, table: null };
    if (row !== null && row === last) rows.at(-1)?.lines.push(line);
    else rows.push({ lines: [line], table, texts: [] });
    last = row;
  }
  return rows.map((row) => (row.table === null ? row : { ...row, texts: textsOf(row.lines) }));
}

function textsOf(lines: readonly PageLine[]): string[] {
  const texts = new Map<number, string[]>();
  for (const { cell, text } of lines) {
    const column = texts.get(cell?.column ?? 0) ?? [];
    texts.set(cell?.column ?? 0, column);
    if (text !== '') column.push(text);
  }
  return [...texts.values()].map((parts) => parts.join(' '));
}

function isTurned(rows: readonly TableRow[], at: number, senses: LineSenses): boolean {
  const [names, next] = [rows[at], rows[at + 1]];
  if (!names || names.table === null || next?.table !== names.table) return false;
  return areNames(names.texts, (text) => senses.of(text).name !== null) && areTitles(next.texts);
}

/** The row after the last that is about the people whom a row names: the table ends, or names the next ones. */
function endOfPeople(rows: readonly TableRow[], at: number, senses: LineSenses): number {
  const width = (row: TableRow | undefined) => Math.max(0, ...(row?.lines ?? []).map(({ cell }) => cell?.column ?? 0));
  let end = at + 1;
  while (end < at + MOST_ROWS && rows[end]?.table === rows[at]?.table && width(rows[end]) <= width(rows[at])) {
    if (areNames(rows[end]?.texts ?? [], (text) => senses.of(text).name !== null)) break;
    end += 1;
  }
  return end;
}

/** The lines of each column, from left to right. */
function peopleOf(rows: readonly TableRow[]): PageLine[][] {
  const columns = new Map<number, PageLine[]>();
  for (const line of rows.flatMap((row) => row.lines)) {
    const column = columns.get(line.cell?.column ?? 0) ?? [];
    columns.set(line.cell?.column ?? 0, column);
    column.push(line);
  }
  return [...columns].sort(([one], [other]) => one - other).map(([, lines]) => lines);
}

/** `block`: below 0, which no block of the page is. */
function inBlock(lines: readonly PageLine[], block: number): PageLine[] {
  return lines.map((line) => ({ ...line, path: [...line.path.slice(0, 1), block], cell: null }));
}
