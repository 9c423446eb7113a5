import { nameKey } from './name-key.js';

/** How people shorten a school's name: "University of St. Mary" to "st. mary", "Peru State College" to "peru state"; as keys, without the name itself. */
export function shortNameKeys(name: string): string[] {
  const key = nameKey(name);
  const short = key.replace(/^(the )?(university|college) of /, '').replace(/ (university|college|community college)$/, '');
  return short === key || short === '' ? [] : [short];
}
