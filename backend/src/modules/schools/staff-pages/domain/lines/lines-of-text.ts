import { plainLine, type PageLine } from './page-line.js';
import { headerOf } from '../people/table-people.js';
import { collapse } from './words.js';

/**
 * The lines of plain text; what tabs divide is a line of its own. Below a row that names a column for first and one for last names it is the cell
 * of a row: apart, the two would be nobody.
 */
export function linesOfText(text: string): PageLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map(collapse));
  const heading = rows.findIndex(dividesNames);
  return rows.flatMap((parts, row) => {
    const isRow = heading >= 0 && row >= heading && parts.length > 1;
    return parts.flatMap((part, column) => (part === '' ? [] : plainLine(part, [], isRow ? cellAt(row, column) : null)));
  });
}

function dividesNames(parts: string[]): boolean {
  if (parts.length < 3 || parts.length > MOST_COLUMNS) return false;
  const kinds = [...(headerOf(new Map(parts.map((part, column) => [column, [plainLine(part)]])))?.values() ?? [])];
  return kinds.includes('first') && kinds.includes('last');
}

const MOST_COLUMNS = 100;

const cellAt = (row: number, column: number) => ({ row, column, span: 1, table: 1, hint: '' });
