import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const MAX = 4;

/** A grade point average from 0 to 4.0 in steps of 0.01. */
export function readGpa(value: unknown): Reading<number> {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse('not_a_number', 'A GPA is a number such as 3.7.');
  }
  if (value < 0 || value > MAX) {
    return refuse('out_of_range', 'Enter an unweighted GPA from 0 to 4.0.');
  }
  if (Number(value.toFixed(2)) !== value) return refuse('too_precise', 'A GPA has at most two decimals, such as 3.75.');
  return { value };
}
