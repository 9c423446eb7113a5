import type { Reader } from './reading.js';
import { refuse } from './refuse.js';

/** Plain text of at most `max` characters. */
export function readText(max: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string') return refuse('not_text', 'This must be text.');
    if (value.length > max) return refuse('too_long', `Please shorten this to at most ${max} characters.`);
    return { value };
  };
}
