import { isPosition, POSITIONS } from '../positions.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** One of the positions, in capitals. */
export function readPosition(value: unknown): Reading<string> {
  const position = typeof value === 'string' ? value.toUpperCase() : '';
  if (isPosition(position)) return { value: position };
  return refuse('unknown_position', `Choose one of ${POSITIONS.join(', ')}.`);
}
