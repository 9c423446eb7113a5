import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';
import type { ListPlace } from '../../domain/list-page.js';

/** A place in a timeline as text: when, and which of those that happened then. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36}[a-z_.]{0,20})$/;

/** Throws InvalidInput for what `cursorOf` never gave. */
export function placeOf(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [, time = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const at = new Date(time);
  if (!Number.isNaN(at.getTime())) return { at, id };
  const message = 'before takes what the page before gave.';
  throw new InvalidInput([{ field: 'before', code: 'invalid_place', message }]);
}

export function cursorOf(place: ListPlace | null): string | null {
  return place && `${place.at.toISOString()}_${place.id}`;
}
