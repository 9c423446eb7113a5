import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** Digits with what people write between them, and a plus only at the start. */
const WRITTEN = /^\+?[\d ().-]{7,30}$/;
const OF_USA = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
const INTERNATIONAL = /^\+[2-9]\d{7,14}$/;

/** A number of the USA as (512) 555-0142, any other as + and its digits. */
export function readPhone(value: unknown): Reading<string> {
  const bare = typeof value === 'string' && WRITTEN.test(value) ? value.replace(/[ ().-]/g, '') : '';
  const [, area, exchange, line] = OF_USA.exec(bare) ?? [];
  if (area) return { value: `(${area}) ${exchange}-${line}` };
  if (INTERNATIONAL.test(bare)) return { value: bare };
  return refuse('not_a_phone_number', 'Enter a phone number with its area code, such as (512) 555-0142; outside the USA begin with +.');
}
