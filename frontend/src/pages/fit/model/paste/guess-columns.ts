import { guessField } from './guess-field';
import type { PastedField } from './pasted-player';

const HEADERS: Record<string, PastedField> = {
  name: 'name',
  'full name': 'name',
  player: 'name',
  'player name': 'name',
  pos: 'position',
  'pos.': 'position',
  position: 'position',
  cl: 'classYear',
  'cl.': 'classYear',
  class: 'classYear',
  yr: 'classYear',
  'yr.': 'classYear',
  year: 'classYear',
  'academic year': 'classYear',
  'acad. yr.': 'classYear',
  ht: 'height',
  'ht.': 'height',
  height: 'height',
  wt: 'weight',
  'wt.': 'weight',
  weight: 'weight',
};
const FIELDS: PastedField[] = ['position', 'height', 'weight', 'classYear', 'name'];

/** A roster has some ten columns; a line of tabs alone would have thousands, each looked up in every row. */
const MOST_COLUMNS = 40;

export interface Columns {
  /** Index of each column that was found. */
  at: Partial<Record<PastedField, number>>;
  hasHeader: boolean;
}

/** Finds the columns, among the first 40, by their titles, else by what most of their cells look like. */
export function guessColumns(allRows: readonly string[][]): Columns {
  const rows = allRows.map((row) => row.slice(0, MOST_COLUMNS));
  const titles = (rows[0] ?? []).map((cell) => HEADERS[cell.trim().toLowerCase()]);
  const hasHeader = titles.filter(Boolean).length >= 2;
  const at: Columns['at'] = {};
  titles.forEach((field, column) => {
    if (hasHeader && field && at[field] === undefined) at[field] = column;
  });
  const body = hasHeader ? rows.slice(1) : rows;
  for (const field of FIELDS) at[field] ??= bestColumn(body, field, Object.values(at));
  return { at, hasHeader };
}

function bestColumn(rows: readonly string[][], field: PastedField, taken: readonly (number | undefined)[]) {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  let best: number | undefined;
  let most = rows.length / 2;
  for (let column = 0; column < width; column += 1) {
    if (taken.includes(column)) continue;
    const hits = rows.filter((row) => guessField(row[column] ?? '') === field).length;
    if (hits > most) [best, most] = [column, hits];
  }
  return best;
}
