import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';

const MAX_ID = 2 ** 31 - 1;

/** ?favoriteSchoolIds=1&favoriteSchoolIds=2 (also a single one): the ids, or null when left out. */
export function schoolIdsOf(value: unknown): number[] | null {
  if (value === undefined) return null;
  const ids = (Array.isArray(value) ? value : [value]).map((one) => idOf('favoriteSchoolIds', one));
  return [...new Set(ids)];
}

export function coachIdOf(value: unknown): number {
  return idOf('coachId', value);
}

/** The revision of the text of one coach that a change was made from. */
export function textRevisionOf(value: unknown): number {
  return idOf('revision', value);
}

function idOf(field: string, value: unknown): number {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  if (id >= 1 && id <= MAX_ID) return id;
  throw new InvalidInput([{ field, code: 'invalid_id', message: `${field} takes the number of a record.` }]);
}
