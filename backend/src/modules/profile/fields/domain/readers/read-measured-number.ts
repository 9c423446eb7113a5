import type { Measure } from '../measured.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const DECIMAL = /^\d{1,3}(?:\.\d{0,6})?$/;
/** 33 1/8 or 33-1/8 */
const WITH_FRACTION = /^(\d{1,3})[ -]([1-7])\/([248])$/;

const RULES = {
  s: { fits: (value: number) => Number(value.toFixed(2)) === value, precision: 'at most two decimals, such as 4.62' },
  // Tapes and camp cards have eighths; a finer figure was computed, not read.
  in: { fits: (value: number) => Number.isInteger(value * 8), precision: 'eighths of an inch, such as 33 1/8 or 33.125' },
};

/** The number of a measurement, sent as a number or as text (4.62, 33.125, 33 1/8). */
export function readMeasuredNumber({ name, unit, min, max }: Measure, given: unknown): Reading<number> {
  const words = unit === 's' ? 'seconds' : 'inches';
  if (given === undefined) return refuse('value_missing', `Enter the ${name} in ${words}, or clear the measurement.`);
  const value = typeof given === 'string' ? numberOf(given, unit) : given;
  const { fits, precision } = RULES[unit];
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse('not_a_number', `Enter the ${name} in ${words}, with ${precision}.`);
  }
  if (value < min || value > max) return refuse('out_of_range', `Enter the ${name} in ${words}, from ${min} to ${max}.`);
  return fits(value) ? { value } : refuse('too_precise', `Enter the ${name} with ${precision}.`);
}

function numberOf(text: string, unit: Measure['unit']): number | null {
  if (DECIMAL.test(text)) return Number(text);
  const [, whole, over, under] = unit === 'in' ? (WITH_FRACTION.exec(text) ?? []) : [];
  if (whole === undefined || Number(over) >= Number(under)) return null;
  return Number(whole) + Number(over) / Number(under);
}
