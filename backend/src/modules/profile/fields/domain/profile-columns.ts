import type { FieldValues, ProfileField } from './profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from './profile-fields.js';

/** The driver hands out dates as Date and numeric as text unless they are cast. */
const CASTS: Partial<Record<keyof FieldValues, string>> = { day: '::text', decimal: '::float8' };

/**
 * The select list of `athlete_profiles p` in which each column has the name of its field: `p.first_name as "firstName", …`;
 * every field unless `names` lists some.
 */
export function profileColumns(names?: readonly ProfileFieldName[]): string {
  const chosen = names ?? (Object.keys(PROFILE_FIELDS) as ProfileFieldName[]);
  return chosen
    .map((name) => {
      const { column, type }: ProfileField = PROFILE_FIELDS[name];
      return `p.${column}${CASTS[type] ?? ''} as "${name}"`;
    })
    .join(', ');
}
