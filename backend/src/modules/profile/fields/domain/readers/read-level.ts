import { type Level, LEVELS } from '../levels.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** Reads one of the teams of a high school, in any case. */
export function readLevel(value: unknown): Reading<Level> {
  const asked = typeof value === 'string' ? value.toLowerCase() : '';
  const level = LEVELS.find((one) => one.toLowerCase() === asked);
  return level === undefined ? refuse('unknown_level', `Choose one of ${LEVELS.join(', ')}.`) : { value: level };
}
