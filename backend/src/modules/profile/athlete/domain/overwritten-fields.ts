import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import { sameValue } from '../../fields/domain/same-value.js';

type Fields = Partial<AthleteProfile>;

/**
 * Returns the stored values that `changes` would overwrite although they differ from those that the person saw
 * (`before`); null when there are none. A field without a value in `before` is replaced in any case.
 */
export function overwrittenFields(stored: AthleteProfile, changes: Fields, before: Fields): Fields | null {
  const fields = (Object.keys(changes) as (keyof AthleteProfile)[]).filter((field) => {
    const [from, to] = [before[field], changes[field]];
    if (from === undefined || to === undefined) return false;
    return !sameValue(from, stored[field]) && !sameValue(to, stored[field]);
  });
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, stored[field]]));
}
