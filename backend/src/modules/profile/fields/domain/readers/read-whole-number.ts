import type { Reader } from './reading.js';
import { refuse } from './refuse.js';

/** A whole number from `min` to `max`; `name` is the thing asked for with its article, e.g. "an SAT score". */
export function readWholeNumber(name: string, min: number, max: number): Reader<number> {
  return (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      return refuse('not_whole_number', `Enter ${name} as a whole number from ${min} to ${max}.`);
    }
    if (value < min || value > max) return refuse('out_of_range', `Enter ${name} from ${min} to ${max}.`);
    return { value };
  };
}
