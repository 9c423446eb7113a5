import type { FieldError } from '../../../../shared-kernel/domain-error.js';
import { MAX_PASSWORD } from '../../../../shared-kernel/max-password.js';
import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import type { ProfileField } from '../../fields/domain/profile-field.js';
import { PROFILE_FIELDS, type ProfileFieldName } from '../../fields/domain/profile-fields.js';
import { ANY_SCALE, type OnScale } from '../../fields/domain/gpa-scales.js';
import { readGpaScale } from '../../fields/domain/readers/read-gpa-scale.js';
import { oneLine } from './one-line.js';
import type { ProfileInput } from './profile-input.js';
import { ProfileNotValid } from './profile-not-valid.js';
import { readEmail } from './read-email.js';
import type { Reading } from '../../fields/domain/readers/reading.js';
import { readSeenValues } from './read-seen-values.js';
import { refuse } from '../../fields/domain/readers/refuse.js';

/** What is to be changed, checked. */
export interface ProfileChanges {
  profile: Partial<AthleteProfile>;
  /** The stored values that the change was made from, as far as the client sent them. */
  before: Partial<AthleteProfile>;
  email?: string;
  currentPassword?: string;
}

/**
 * Judges every field that came in, at once; null and blank text clear a field. `stored` is what fields are read with that did not
 * come in. Throws ProfileNotValid, which names each field that is refused.
 */
export function readProfileChanges(input: ProfileInput, now: Date, stored: OnScale = { gpaScale: null }): ProfileChanges {
  const errors: FieldError[] = [];
  const take = <T>(field: string, reading: Reading<T>): T | undefined => {
    if ('value' in reading) return reading.value;
    const { part, ...refused } = reading.refused;
    errors.push({ field: part === undefined ? field : `${field}.${part}`, ...refused });
    return undefined;
  };
  const profile: Record<string, unknown> = {};
  const beside = besideOf(input, stored);
  for (const [field, { read }] of Object.entries<ProfileField>(PROFILE_FIELDS)) {
    const value = input[field as ProfileFieldName];
    if (value !== undefined)
      profile[field] = take(
        field,
        readOrClear(value, (tidy) => read(tidy, now, beside)),
      );
  }
  const email = input.email === undefined ? undefined : take('email', readEmail(input.email));
  const currentPassword = take('currentPassword', readPassword(input.currentPassword));
  const before = take('before', readSeenValues(input.before, PROFILE_FIELDS)) ?? {};
  if (errors.length > 0) throw new ProfileNotValid(errors);
  return { profile, before, email, currentPassword };
}

/** The scale in the request, else the stored one. An invalid scale is refused alone, without refusing the GPA. */
function besideOf({ gpaScale }: ProfileInput, stored: OnScale): OnScale {
  if (gpaScale === undefined) return stored;
  const reading = readOrClear(gpaScale, readGpaScale);
  return { gpaScale: 'value' in reading ? (reading.value as string | null) : ANY_SCALE };
}

function readOrClear(value: unknown, read: (tidy: unknown) => Reading<unknown>): Reading<unknown> {
  const tidy = tidied(value);
  return tidy === null || tidy === '' ? { value: null } : read(tidy);
}

/** Text on one line, also in the parts of a measurement. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([part, given]) => [part, typeof given === 'string' ? oneLine(given) : given]));
}

function readPassword(value: unknown): Reading<string | undefined> {
  if (value === undefined || value === null) return { value: undefined };
  if (typeof value === 'string' && value.length <= MAX_PASSWORD) return { value };
  return refuse('wrong_password', 'Enter the password that you sign in with.');
}
