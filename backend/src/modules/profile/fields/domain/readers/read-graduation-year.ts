import type { Reading } from './reading.js';
import { readWholeNumber } from './read-whole-number.js';

/** A year from last year to ten years from `now`. */
export function readGraduationYear(value: unknown, now: Date): Reading<number> {
  const year = now.getUTCFullYear();
  return readWholeNumber('a year', year - 1, year + 10)(value, now);
}
