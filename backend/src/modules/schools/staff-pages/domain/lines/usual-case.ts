import type { PersonName } from '../../../directory/domain/person-name.js';

const CAPITALS = /^[\p{Lu}\p{M} .'’-]+$/u;
const SMALL = /\p{Ll}/u;
/** "AJ", "T.J.", "JR": initials stay as they are. */
const INITIALS = /^(?:\p{Lu}\.){1,3}$|^\p{Lu}J$|^[B-DF-HJ-NP-TV-XZ]{2,3}$/u;
const SHORT = 3;

/** Some pages shout: "SMITH" is greeted as "Smith". A short first name is in capitals only where the last name is too. */
export function inUsualCase({ first, last }: PersonName): { firstName: string; lastName: string } {
  const isShouted = last.length > SHORT && CAPITALS.test(last) && !SMALL.test(first);
  return {
    firstName: isShouted || first.length > SHORT ? cased(first) : first,
    lastName: isShouted || last.length > SHORT ? cased(last) : last,
  };
}

function cased(name: string): string {
  return CAPITALS.test(name) ? name.split(' ').map(casedWord).join(' ') : name;
}

function casedWord(word: string): string {
  if (INITIALS.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|['’-])\p{Ll}/gu, (start) => start.toUpperCase())
    .replace(/^Mc\p{Ll}/u, (start) => `Mc${start.slice(2).toUpperCase()}`);
}
