import type { FieldError } from '../../../../shared-kernel/domain-error.js';
import { MAX_PASSWORD } from '../../../../shared-kernel/max-password.js';
import type { AthleteProfile } from './athlete-profile.js';
import { oneLine } from './one-line.js';
import type { ProfileInput } from './profile-input.js';
import { PROFILE_LIMITS } from './profile-limits.js';
import { ProfileNotValid } from './profile-not-valid.js';
import { readBirthdate } from './read-birthdate.js';
import { readEmail } from './read-email.js';
import { readFilmAddress } from './read-film-address.js';
import { readGpa } from './read-gpa.js';
import { readHeight } from './read-height.js';
import { readHomeState } from './read-home-state.js';
import type { Reader, Reading } from './reading.js';
import { readJerseyNumber } from './read-jersey-number.js';
import { readMaxprepsAddress } from './read-maxpreps-address.js';
import { readPosition } from './read-position.js';
import { readText } from './read-text.js';
import { readSeenValues } from './read-seen-values.js';
import { readTwitterHandle } from './read-twitter-handle.js';
import { readWholeNumber } from './read-whole-number.js';
import { refuse } from './refuse.js';

/** What is to be changed, checked. */
export interface ProfileChanges {
  profile: Partial<AthleteProfile>;
  /** The stored values that the change was made from, as far as the client said. */
  before: Partial<AthleteProfile>;
  email?: string;
  currentPassword?: string;
}

type Readers = { [F in keyof AthleteProfile]: Reader<NonNullable<AthleteProfile[F]>> };

const readName = readText(PROFILE_LIMITS.name);
const readLine = readText(PROFILE_LIMITS.line);

/** Each field's rule, in the order of the form. */
function readersOn(now: Date): Readers {
  const year = now.getUTCFullYear();
  const today = now.toISOString().slice(0, 10);
  return {
    firstName: readName,
    lastName: readName,
    birthdate: (value) => readBirthdate(value, today),
    city: readLine,
    state: readHomeState,
    highSchool: readLine,
    graduationYear: readWholeNumber('a year', year - 1, year + 10),
    highSchoolHeadCoach: readLine,
    highSchoolPositionCoach: readLine,
    position: readPosition,
    jerseyNumber: readJerseyNumber,
    height: readHeight,
    weight: readWholeNumber('a weight in pounds', 50, 500),
    gpa: readGpa,
    coreGpa: readGpa,
    satScore: readWholeNumber('an SAT score', 400, 1600),
    actScore: readWholeNumber('an ACT score', 1, 36),
    maxPrepsId: readMaxprepsAddress,
    hudlProfileUrl: readFilmAddress,
    twitterHandle: readTwitterHandle,
  };
}

/**
 * Judges every field that came in, at once; null and blank text clear a field.
 * Throws ProfileNotValid, which names each field that is refused.
 */
export function readProfileChanges(input: ProfileInput, now: Date): ProfileChanges {
  const errors: FieldError[] = [];
  const take = <T>(field: string, reading: Reading<T>): T | undefined => {
    if ('value' in reading) return reading.value;
    errors.push({ field, ...reading.refused });
    return undefined;
  };
  const profile: Record<string, unknown> = {};
  const readers = readersOn(now);
  for (const [field, reader] of Object.entries<Reader<unknown>>(readers)) {
    const value = input[field as keyof AthleteProfile];
    if (value !== undefined) profile[field] = take(field, readOrClear(value, reader));
  }
  const email = input.email === undefined ? undefined : take('email', readEmail(input.email));
  const currentPassword = take('currentPassword', readPassword(input.currentPassword));
  const before = take('before', readSeenValues(input.before, Object.keys(readers))) ?? {};
  if (errors.length > 0) throw new ProfileNotValid(errors);
  return { profile, before, email, currentPassword };
}

function readOrClear(value: unknown, reader: Reader<unknown>): Reading<unknown> {
  const tidy = typeof value === 'string' ? oneLine(value) : value;
  return tidy === null || tidy === '' ? { value: null } : reader(tidy);
}

function readPassword(value: unknown): Reading<string | undefined> {
  if (value === undefined || value === null) return { value: undefined };
  if (typeof value === 'string' && value.length <= MAX_PASSWORD) return { value };
  return refuse('wrong_password', 'Enter the password that you sign in with.');
}
