import { isUuid } from '../../database/is-uuid.js';
import { InvalidInput } from './validation.pipe.js';

/** The place of a line in a list that is newest first. */
export interface Place {
  at: Date;
  id: string;
}

/** The `next` of a page that ends with these lines; null when there are none. */
export function placeAfter(lines: Place[]): string | null {
  const last = lines.at(-1);
  return last ? `${last.at.toISOString()}_${last.id}` : null;
}

/** Reads what `placeAfter` wrote. Throws InvalidInput. */
export function readPlace(text: string): Place {
  const [time = '', id = ''] = text.split('_');
  const at = new Date(time);
  if (!Number.isNaN(at.getTime()) && at.toISOString() === time && isUuid(id)) return { at, id };
  throw new InvalidInput([{ field: 'before', code: 'invalid_place', message: 'before takes what the page before gave.' }]);
}
