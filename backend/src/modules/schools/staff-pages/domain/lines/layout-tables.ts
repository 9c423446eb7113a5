import type { LineSenses } from './line-senses.js';
import type { PageCell, PageLine } from './page-line.js';
import { isTitle, nameIn } from '../people/person-line.js';

const LABEL = /^(name|title|position|role|(office |cell )?phone|telephone|tel|cell|office|e-?mail( address)?|fax)\s?:?$/i;

interface Table {
  /** Cells after the first column that hold a name with its title. */
  cards: number;
  /** Texts after the first column. */
  wide: number;
  /** Most names with titles in one cell. */
  most: number;
  rows: number;
  /** Rows that begin with what their second cell is: "Title", "Phone". */
  labels: number;
}

/**
 * Returns the numbers of the tables whose rows are not people: a cell contains a whole card, no row has two cells, or most rows have a label
 * and one value of a person.
 */
export function layoutTables(lines: PageLine[], senses: LineSenses): Set<number> {
  const tables = new Map<number, Table>();
  const cards = new Map<string, number>();
  const names = lines.map(({ cell, text }) => cell !== null && nameIn(text) !== null);
  for (const [at, { cell, text }] of lines.entries()) {
    if (!cell) continue;
    const table = tableOf(tables, cell.table);
    if (isFirstOfRow(lines, at)) noteRow(table, text);
    const isWide = cell.column > 0;
    if (isWide && text !== '') table.wide += 1;
    if (!isCard(lines, at, names) && !isOneOfMany(lines, at, senses)) continue;
    const key = `${cell.row} ${cell.column}`;
    const count = (cards.get(key) ?? 0) + 1;
    cards.set(key, count);
    table.most = Math.max(table.most, count);
    if (isWide) table.cards += 1;
  }
  return new Set([...tables].filter(([, table]) => isLayout(table)).map(([number]) => number));
}

function tableOf(tables: Map<number, Table>, number: number): Table {
  const table = tables.get(number) ?? { cards: 0, wide: 0, most: 0, rows: 0, labels: 0 };
  tables.set(number, table);
  return table;
}

const isFirstOfRow = (lines: PageLine[], at: number): boolean => lines[at - 1]?.cell?.row !== lines[at]?.cell?.row;

/** `text`: what the row begins with. */
function noteRow(table: Table, text: string): void {
  table.rows += 1;
  if (LABEL.test(text)) table.labels += 1;
}

/** One card in each row, after a picture, is a row like any other. */
function isLayout({ cards, wide, most, rows, labels }: Table): boolean {
  return wide === 0 || cards > 0 || most > 1 || (labels > 1 && labels * 2 > rows);
}

function isCard(lines: PageLine[], at: number, names: boolean[]): boolean {
  const [line, next] = lines.slice(at, at + 2);
  if (!line || !next || !isSameCell(line.cell, next.cell)) return false;
  return names[at] ? isTitle(next.text) : names[at + 1] === true && isTitle(line.text);
}

/** "Dana Hill, Head Coach" above another such line of the same cell. */
function isOneOfMany(lines: PageLine[], at: number, senses: LineSenses): boolean {
  const line = lines[at];
  if (!line || senses.of(line.text).both === null) return false;
  return [lines[at - 1], lines[at + 1]].some((next) => next && isSameCell(line.cell, next.cell) && senses.of(next.text).both !== null);
}

function isSameCell(one: PageCell | null, other: PageCell | null): boolean {
  return one !== null && other !== null && one.row === other.row && one.column === other.column;
}
