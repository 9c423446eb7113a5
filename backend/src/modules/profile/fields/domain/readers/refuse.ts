import type { Refusal } from './reading.js';

/** The reading of an invalid value. */
export function refuse(code: string, message: string): { refused: Refusal } {
  return { refused: { code, message } };
}
