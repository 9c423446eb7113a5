import type { Measure } from '../measured.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const DECIMAL = /^\d{1,4}(?:\.\d{0,6})?$/;
/** 33 1/8 or 33-1/8 */
const WITH_FRACTION = /^(\d{1,3})[ -]([1-7])\/([248])$/;
/** 9'8", 9'8, 9'8.5", 9'8 1/2", 9-8, 9 ft 8 in; 9' is 9'0". */
const IN_FEET = /^(\d{1,2}) ?(?:'|-|ft\.?|feet|foot) ?(?:(\d{1,2}(?:\.\d{1,3})?|\d{1,2} [1-7]\/[248]) ?(?:"|''|in\.?|inch|inches)?)?$/;
const FOOT = 12;

const WORDS = { s: 'seconds', in: 'inches', lbs: 'pounds' };

interface Rule {
  fits: (value: number) => boolean;
  precision: string;
}

const SECONDS: Rule = { fits: (value) => Number(value.toFixed(2)) === value, precision: 'at most two decimals, such as 4.62' };
// Tapes and camp cards have eighths; a finer figure was computed, not read.
const EIGHTHS: Rule = { fits: (value) => Number.isInteger(value * 8), precision: 'eighths of an inch, such as 33 1/8 or 33.125' };
const HALVES: Rule = { fits: (value) => Number.isInteger(value * 2), precision: 'halves of an inch, such as 35.5' };
const POUNDS: Rule = { fits: Number.isInteger, precision: 'no decimals, such as 265' };

function ruleOf({ unit, partsOfInch }: Measure): Rule {
  if (unit === 's') return SECONDS;
  if (unit === 'lbs') return POUNDS;
  return partsOfInch === 2 ? HALVES : EIGHTHS;
}

/** The number of a measurement, sent as a number or as text (4.62, 33.125, 33 1/8, 9'8"). */
export function readMeasuredNumber(measure: Measure, given: unknown): Reading<number> {
  const { name, min, max } = measure;
  const words = WORDS[measure.unit];
  if (given === undefined) return refuse('value_missing', `Enter the ${name} in ${words}, or clear the measurement.`);
  const value = typeof given === 'string' ? numberOf(given.replace(/[’′]/g, "'").replace(/[”″]/g, '"'), measure) : given;
  const { fits, precision } = ruleOf(measure);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return refuse('not_a_number', `Enter the ${name} in ${words}, with ${precision}.`);
  }
  if (value < min || value > max) return refuse('out_of_range', `Enter the ${name} in ${words}, from ${min} to ${max}.`);
  return fits(value) ? { value } : refuse('too_precise', `Enter the ${name} with ${precision}.`);
}

function numberOf(text: string, { unit, inFeet }: Measure): number | null {
  if (DECIMAL.test(text)) return Number(text);
  if (unit !== 'in') return null;
  return inFeet && IN_FEET.test(text) ? feetAndInches(text) : withFraction(text);
}

function withFraction(text: string): number | null {
  const [, whole, over, under] = WITH_FRACTION.exec(text) ?? [];
  if (whole === undefined || Number(over) >= Number(under)) return null;
  return Number(whole) + Number(over) / Number(under);
}

/** Null where there would be another foot: 9'12". */
function feetAndInches(text: string): number | null {
  const [, feet, rest = '0'] = IN_FEET.exec(text) ?? [];
  const inches = rest.includes('/') ? withFraction(rest) : Number(rest);
  return inches === null || inches >= FOOT ? null : Number(feet) * FOOT + inches;
}
