import type { FieldError } from '../../../../../shared-kernel/domain-error.js';
import type { ColumnMapping } from './column-mapping.js';
import type { ColumnPlan } from './column-plan.js';
import { columnTitles } from './column-titles.js';
import type { FoundPlaces } from './found-places.js';
import { InvalidMapping } from '../invalid-mapping.js';

/**
 * The columns that the admin chose. A header that the mapping does not name is not used and counts as unknown.
 * Throws InvalidMapping for a header that the file does not have, an unknown column, and a column chosen twice.
 */
export function mappedPlaces<Column extends string>(
  header: readonly string[],
  plan: ColumnPlan<Column>,
  mapping: ColumnMapping,
): FoundPlaces<Column> {
  const titles = columnTitles(header);
  const columns: readonly string[] = [...plan.required, ...plan.optional, ...(plan.nameParts?.parts ?? [])];
  const errors: FieldError[] = [];
  const places = new Map<Column, number>();
  for (const [title, column] of mapping) {
    if (column === '') continue;
    const place = titles.indexOf(title);
    if (place < 0) errors.push(fault('unknown_header', `The file has no column "${title}".`));
    else if (!columns.includes(column)) errors.push(fault('unknown_field', `"${column}" is not a column of this import.`));
    else if (places.has(column as Column)) errors.push(fault('repeated_field', `Two columns are chosen as "${column}".`));
    else places.set(column as Column, place);
  }
  if (errors.length > 0) throw new InvalidMapping(errors);
  const unknown = titles.filter((title, place) => header[place]?.trim() !== '' && !mapping.has(title));
  return { places, unknown, repeated: null };
}

function fault(code: string, message: string): FieldError {
  return { field: 'mapping', code, message };
}
