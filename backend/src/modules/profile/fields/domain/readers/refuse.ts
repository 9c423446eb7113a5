import type { Refusal } from './reading.js';

/** The reading of a value that cannot be taken. */
export function refuse(code: string, message: string): { refused: Refusal } {
  return { refused: { code, message } };
}
