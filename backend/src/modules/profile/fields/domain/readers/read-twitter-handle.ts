import type { Reading } from './reading.js';
import { refuse } from './refuse.js';

const ADDRESS = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/([^/?#]+)/i;

/** X names have 1 to 15 letters, digits and underscores. */
const NAME = /^@?([A-Za-z0-9_]{1,15})$/;

/** A name at X, alone, with its @, or as the address of the page, without the @. */
export function readTwitterHandle(value: unknown): Reading<string> {
  const text = typeof value === 'string' ? value : '';
  const name = NAME.exec(ADDRESS.exec(text)?.[1] ?? text)?.[1];
  if (name) return { value: name };
  return refuse('not_a_handle', 'Enter your name at X, such as @marcuslee12: at most 15 letters, digits and underscores.');
}
