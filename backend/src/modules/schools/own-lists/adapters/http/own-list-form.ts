import { OWN_LIST_FIELDS, type OwnListMapping } from '../../domain/own-list-field.js';
import type { ImportOwnListDto } from './own-list.dto.js';

/** The columns of the form's `…Column` fields. */
export function mappingOf(form: ImportOwnListDto): OwnListMapping {
  const columns = OWN_LIST_FIELDS.map((field) => [field, form[`${field}Column`]] as const);
  return Object.fromEntries(columns.filter(([, column]) => column !== undefined).map(([field, column]) => [field, Number(column)]));
}

/** Row → school id, of "3:404,7:12". */
export function choicesOf(text = ''): Map<number, number> {
  const pairs = text.split(',').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [row, schoolId] = pair.split(':').map(Number);
      return [row ?? 0, schoolId ?? 0];
    }),
  );
}
