import { gpaText } from '../../../../../shared-kernel/gpa-text.js';
import { isComparable, type OnScale, topOfScale } from '../gpa-scales.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const UNWEIGHTED: OnScale = { gpaScale: null };

/** A grade point average from 0 to 4.0 in steps of 0.01. */
export function readCoreGpa(value: unknown): Reading<number> {
  return readGpa(value, new Date(0), UNWEIGHTED);
}

/** Reads a grade point average from 0 to the top of its scale (4.0 when no scale is given), in steps of 0.01. */
export function readGpa(value: unknown, _now: Date, { gpaScale }: OnScale = UNWEIGHTED): Reading<number> {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse('not_a_number', 'A GPA is a number such as 3.7.');
  }
  if (value < 0 || value > topOfScale(gpaScale)) return refuse('out_of_range', outOfRange(gpaScale));
  if (Number(value.toFixed(2)) !== value) return refuse('too_precise', 'A GPA has at most two decimals, such as 3.75.');
  return { value };
}

function outOfRange(scale: string | null): string {
  if (scale === null) return 'Enter an unweighted GPA from 0 to 4.0, or choose the scale of your GPA.';
  const range = `from 0 to ${gpaText(topOfScale(scale))}`;
  return isComparable(scale) ? `Enter an unweighted GPA ${range}.` : `Enter a GPA ${range}, as your scale has it.`;
}
