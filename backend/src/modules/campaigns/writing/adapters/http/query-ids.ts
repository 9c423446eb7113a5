import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';

const MAX_ID = 2 ** 31 - 1;

/** ?favoriteSchoolIds=1&favoriteSchoolIds=2 (also a single one): the ids, or null when left out. */
export function schoolIdsOf(value: unknown): number[] | null {
  return value === undefined ? null : idsOf('favoriteSchoolIds', value);
}

/** ?coachIds=1&coachIds=2 (also a single one): the ids; none when left out. */
export function coachIdsOf(value: unknown): number[] {
  return value === undefined ? [] : idsOf('coachIds', value);
}

function idsOf(field: string, value: unknown): number[] {
  return [...new Set((Array.isArray(value) ? value : [value]).map((one) => idOf(field, one)))];
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
