import type { Reader } from './reading.js';
import { refuse } from './refuse.js';

/** A whole number from `min` to `max`; `name` begins the sentence that refuses others, e.g. "SAT scores". */
export function readWholeNumber(name: string, min: number, max: number): Reader<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      return refuse('not_whole_number', `${name} are whole numbers from ${min} to ${max}.`);
    }
    if (value < min || value > max) return refuse('out_of_range', `${name} go from ${min} to ${max}.`);
    return { value };
  };
}
