import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';
import type { ListedPlace } from '../../queries/conversation-list.query.js';

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([1-9]\d{0,9})$/;
const MOST = 2_147_483_647;

/** Throws InvalidInput for what `listedCursor` never gave. */
export function listedPlaceOf(cursor: string | undefined): ListedPlace | null {
  if (cursor === undefined) return null;
  const [, time = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const at = new Date(time);
  const coachId = Number(id);
  if (!Number.isNaN(at.getTime()) && coachId <= MOST) return { at, coachId };
  throw new InvalidInput([{ field: 'before', code: 'invalid_place', message: 'before takes what the page before gave.' }]);
}

/** A place in the list of conversations as text: when, and which coach. */
export function listedCursor(place: ListedPlace | null): string | null {
  return place && `${place.at.toISOString()}_${place.coachId}`;
}
