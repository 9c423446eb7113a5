import type { FieldError } from '../../../../shared-kernel/domain-error.js';
import { OWN_LIST_FIELDS, type OwnListMapping } from './own-list-field.js';
import { InvalidOwnListMapping } from './own-list-errors.js';

/** Returns the mapping when each of its columns is in the file and maps to one field. Throws InvalidOwnListMapping. */
export function checkedMapping(mapping: OwnListMapping, columns: number): OwnListMapping {
  const taken = new Set<number>();
  const errors: FieldError[] = [];
  for (const name of OWN_LIST_FIELDS) {
    const column = mapping[name];
    const field = `${name}Column`;
    if (column === undefined) continue;
    if (column >= columns) {
      errors.push({ field, code: 'unknown_column', message: `The file has no column ${column + 1}.` });
    } else if (taken.has(column)) {
      errors.push({ field, code: 'repeated_column', message: `Column ${column + 1} is used for two fields.` });
    }
    taken.add(column);
  }
  if (errors.length > 0) throw new InvalidOwnListMapping(errors);
  return mapping;
}
