import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import type { ProfileField } from '../../fields/domain/profile-field.js';
import type { Reading } from '../../fields/domain/readers/reading.js';
import { refuse } from '../../fields/domain/readers/refuse.js';

type Seen = Partial<AthleteProfile>;

const isPlain = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number';

/** A measurement comes back with its parts; no other value has parts. */
function isValue(value: unknown, isMeasured: boolean): boolean {
  if (isPlain(value)) return true;
  return isMeasured && typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPlain);
}

/**
 * The stored values that a change was made from, as this server gave them. They are only compared, so nothing but their
 * kind is checked. Refused when it is no object of known fields.
 */
export function readSeenValues(input: unknown, fields: Readonly<Record<string, Pick<ProfileField, 'type'>>>): Reading<Seen> {
  if (input === undefined) return { value: {} };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('wrong_type', 'Send “before” as an object with the values that you read.');
  }
  const wrong = Object.entries(input).find(([field, value]) => {
    return !Object.hasOwn(fields, field) || !isValue(value, fields[field]?.type === 'measured');
  });
  if (wrong === undefined) return { value: input };
  return refuse('unknown_field', 'Send in “before” only profile fields, each with a text, a number, a measurement or null.');
}
