import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const MIN_INCHES = 48;
const MAX_INCHES = 95;
/** Blanks are single in what these read. */
const INCHES_ONLY = /^(\d{2}) ?(?:"|in|in\.|inches)?$/;
const FEET_AND_INCHES = /^(\d)(?: ?['\-,] ?| )(?:(\d{1,2}) ?(?:"|''|in\.?|inches)?)?$/;

/** A height in feet and inches (6-2, 6'2, 6 2) or in inches (74), written as 6'2". */
export function readHeight(value: unknown): Reading<string> {
  const inches = inchesOf(value);
  if (inches === null) return refuse('not_a_height', `Write your height as 6'2" (feet and whole inches) or as 74 (inches).`);
  if (inches < MIN_INCHES || inches > MAX_INCHES) return refuse('out_of_range', `Enter a height from 4'0" to 7'11".`);
  return { value: `${Math.floor(inches / 12)}'${inches % 12}"` };
}

function inchesOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value
    .toLowerCase()
    .replace(/[’‘′´`]/g, "'")
    .replace(/[”“″]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ');
  const whole = INCHES_ONLY.exec(text);
  if (whole) return Number(whole[1]);
  const parts = FEET_AND_INCHES.exec(text);
  const inches = Number(parts?.[2] ?? 0);
  return parts && inches < 12 ? Number(parts[1]) * 12 + inches : null;
}
