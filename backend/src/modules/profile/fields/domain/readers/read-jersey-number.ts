import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** One to three digits as they are on the jersey (07 is not 7), with or without a #. */
export function readJerseyNumber(value: unknown): Reading<string> {
  const digits = typeof value === 'string' ? /^#?\s?(\d{1,3})$/.exec(value)?.[1] : undefined;
  if (digits) return { value: digits };
  return refuse('not_a_jersey_number', 'A jersey number has one to three digits, such as 12.');
}
