import { GPA_SCALES, type GpaScale } from '../gpa-scales.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** Reads one of the scales, in any case. */
export function readGpaScale(value: unknown): Reading<GpaScale> {
  const asked = typeof value === 'string' ? value.toLowerCase() : '';
  const scale = GPA_SCALES.find((one) => one.toLowerCase() === asked);
  return scale === undefined ? refuse('unknown_scale', `Choose one of ${GPA_SCALES.join(', ')}.`) : { value: scale };
}
