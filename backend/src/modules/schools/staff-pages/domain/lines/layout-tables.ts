import type { PageCell, PageLine } from './page-line.js';
import { isTitle, nameIn } from '../people/person-line.js';

interface Table {
  /** Cells behind the first column that hold a name with its title. */
  cards: number;
  /** Texts behind the first column. */
  wide: number;
  /** Most names with titles in one cell. */
  most: number;
}

/** Numbers of the tables that only lay the page out: a cell holds a whole card, or no row has two cells. */
export function layoutTables(lines: PageLine[]): Set<number> {
  const tables = new Map<number, Table>();
  const cards = new Map<string, number>();
  for (const [at, { cell, text }] of lines.entries()) {
    if (!cell) continue;
    const table = tables.get(cell.table) ?? { cards: 0, wide: 0, most: 0 };
    tables.set(cell.table, table);
    if (cell.column > 0 && text !== '') table.wide += 1;
    if (!isCard(lines, at)) continue;
    const key = `${cell.row} ${cell.column}`;
    cards.set(key, (cards.get(key) ?? 0) + 1);
    table.most = Math.max(table.most, cards.get(key) ?? 0);
    if (cell.column > 0) table.cards += 1;
  }
  return new Set([...tables].filter(([, table]) => isLayout(table)).map(([number]) => number));
}

/** One card in each row, behind a picture, is a row like any other. */
function isLayout({ cards, wide, most }: Table): boolean {
  return wide === 0 || cards > 0 || most > 1;
}

function isCard(lines: PageLine[], at: number): boolean {
  const [line, next] = lines.slice(at, at + 2);
  if (!line || !next || !isSameCell(line.cell, next.cell)) return false;
  return nameIn(line.text) !== null && isTitle(next.text);
}

function isSameCell(one: PageCell | null, other: PageCell | null): boolean {
  return one !== null && other !== null && one.row === other.row && one.column === other.column;
}
