import { readState } from '../../../../../shared-kernel/us-state.js';
import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

/** A state of the USA, by code or name, as its two-letter code. */
export function readHomeState(value: unknown): Reading<string> {
  const code = typeof value === 'string' ? readState(value) : null;
  if (code) return { value: code };
  return refuse('unknown_state', 'Enter a state of the USA, such as TX or Texas.');
}
