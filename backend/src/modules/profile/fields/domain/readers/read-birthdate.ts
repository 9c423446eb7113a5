import { ageOf, YOUNGEST_AGE } from '../../../../../shared-kernel/age.js';
import { isDay } from './is-day.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const OLDEST = '1900-01-01';

/** The product may not keep the account of a child: requirement A-12, after the law of the USA (16 CFR 312). */
const UNDER_13 = 'Recruit is for athletes who are 13 or older. Check this date. If it is right, confirm it: then we delete this account.';

/** Reads a birth date as YYYY-MM-DD, of a person who is 13 or older. */
export function readBirthdate(value: unknown, now: Date): Reading<string> {
  if (typeof value !== 'string' || !isDay(value)) {
    return refuse('not_a_date', 'Enter your date of birth as year, month and day: 2009-03-14.');
  }
  if (value > now.toISOString().slice(0, 10)) return refuse('in_the_future', 'Your date of birth cannot be in the future.');
  if (value < OLDEST) return refuse('out_of_range', 'Please check the year of your date of birth.');
  if (ageOf(value, now) < YOUNGEST_AGE) return refuse('under_13', UNDER_13);
  return { value };
}
