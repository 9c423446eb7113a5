import { plainLine, type PageLine } from './page-line.js';
import { findAddresses, findPhones } from '../people/find-contacts.js';
import { nameIn } from '../people/person-line.js';
import { headerOf } from '../people/table-people.js';
import { collapse } from './words.js';

/**
 * The lines of plain text; what tabs divide is a line of its own. Below a row that names a column for first and one for last names it is the cell
 * of a row: apart, the two would be nobody.
 */
export function linesOfText(text: string): PageLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map(collapse));
  const dividing = rows.findIndex(dividesNames);
  const heading = dividing >= 0 ? dividing : contactsFirst(rows);
  return rows.flatMap((parts, row) => {
    const isRow = heading >= 0 && row >= heading && parts.length > 1;
    const table = parts.length === rows[heading]?.length ? 1 : 2;
    return parts.flatMap((part, column) => (part === '' ? [] : plainLine(part, [], isRow ? cellAt(row, column, table) : null)));
  });
}

function dividesNames(parts: string[]): boolean {
  if (parts.length < 3 || parts.length > MOST_COLUMNS) return false;
  const kinds = [...(headerOf(cellsOf(parts))?.values() ?? [])];
  return kinds.includes('first') && kinds.includes('last');
}

/**
 * The first row that has an address or a number before the name, or else -1. Apart, what is before a name would belong to the person of the
 * row above.
 */
function contactsFirst(rows: string[][]): number {
  const first = rows.findIndex((parts) => {
    if (parts.length < 2 || parts.length > MOST_COLUMNS) return false;
    const name = parts.findIndex((part) => nameIn(part));
    return name > 0 && parts.slice(0, name).some((part) => findAddresses(part).length > 0 || findPhones(part).length > 0);
  });
  const above = rows[first - 1];
  return first > 0 && above && headerOf(cellsOf(above)) ? first - 1 : first;
}

const MOST_COLUMNS = 100;

const cellsOf = (parts: string[]) => new Map(parts.map((part, column) => [column, [plainLine(part)]]));

/** A row that lost or gained a cell does not have the columns of the headings: it is of another table. */
const cellAt = (row: number, column: number, table: number) => ({ row, column, span: 1, table, hint: '' });
