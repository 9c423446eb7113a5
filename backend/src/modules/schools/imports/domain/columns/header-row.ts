import type { ColumnMapping } from './column-mapping.js';
import type { ColumnPlan } from './column-plan.js';
import { columnTitles } from './column-titles.js';
import { guessColumns } from './guess-columns.js';
import { namedPlaces } from './named-places.js';

/** Above the headers of a table there may be a title, a date and blank rows; further down no headers are looked for. */
export const ROWS_ABOVE = 20;

const LEAST_COLUMNS = 2;

/** How well a row fits as the headers of a file: how many columns of the import its cells probably name. */
export function headerScore<Column extends string>(cells: readonly string[], plan: ColumnPlan<Column>): number {
  return guessColumns(cells, plan).filter(({ guess }) => guess !== null).length;
}

/** Which of the first rows of a table are probably its headers; the first where none looks like them. */
export function likelyHeaderRow<Column extends string>(rows: readonly (readonly string[])[], plan: ColumnPlan<Column>): number {
  const scores = rows.slice(0, ROWS_ABOVE).map((cells) => headerScore(cells, plan));
  const best = Math.max(0, ...scores);
  if (best >= LEAST_COLUMNS) return scores.indexOf(best);
  const table = rows.slice(0, ROWS_ABOVE).findIndex((cells) => filled(cells) >= LEAST_COLUMNS);
  return Math.max(0, table);
}

/** Whether a row names all columns that an import cannot do without, as the specification names them. */
export function isNamedHeader<Column extends string>(cells: readonly string[], plan: ColumnPlan<Column>): boolean {
  const { places } = namedPlaces(cells, plan);
  return plan.required.every((column) => places.has(column));
}

/**
 * Which of the first rows of a table is the header of an import without a mapping: above it there may be a title, a date or a remark. Where no row
 * names all needed columns it is the first that names two, so that what is missing can be said; else the first of all.
 */
export function namedHeaderRow<Column extends string>(rows: readonly (readonly string[])[], plan: ColumnPlan<Column>): number {
  const first = rows.slice(0, ROWS_ABOVE);
  const whole = first.findIndex((cells) => isNamedHeader(cells, plan));
  const part = first.findIndex((cells) => namedPlaces(cells, plan).places.size >= LEAST_COLUMNS);
  return Math.max(0, whole < 0 ? part : whole);
}

/** Which of the first rows of a table has all headers that a mapping uses; undefined where none has. */
export function mappedHeaderRow(rows: readonly (readonly string[])[], mapping: ColumnMapping): number | undefined {
  const used = [...mapping].filter(([, column]) => column !== '').map(([title]) => title);
  const at = rows.slice(0, ROWS_ABOVE).findIndex((cells) => {
    const titles = new Set(columnTitles(cells));
    return used.every((title) => titles.has(title));
  });
  return at < 0 || used.length === 0 ? undefined : at;
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}
