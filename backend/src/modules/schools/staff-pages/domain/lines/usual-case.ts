import type { PersonName } from '../../../directory/domain/person-name.js';

const CAPITALS = /^[\p{Lu}\p{M} .'’-]+$/u;
const SMALL = /\p{Ll}/u;
/** "AJ", "T.J.", "JR": initials stay as they are. */
const INITIALS = /^(?:\p{Lu}\.){1,3}$|^\p{Lu}J$|^[B-DF-HJ-NP-TV-XZ]{2,3}$/u;
/** "McDANIEL", "DeLUCA". */
const SMALL_BEGINNING = /^(Mc|Mac|De|Di|Du|La|Le|Van)(\p{Lu}{2}[\p{Lu}\p{M}'’-]*)$/u;
const VOWEL = /[AEIOUYÀ-ÖØ-Ý]/u;
const SHORT = 3;

/** Some pages shout: "SMITH" is greeted as "Smith". A short name is in capitals only where the other is too. */
export function inUsualCase({ first, last }: PersonName): { firstName: string; lastName: string } {
  const isLong = last.length > SHORT || (CAPITALS.test(first) && VOWEL.test(last));
  const isShouted = isLong && CAPITALS.test(last) && !SMALL.test(first);
  return {
    firstName: isShouted || first.length > SHORT ? cased(first) : first,
    lastName: isShouted || last.length > SHORT ? cased(last) : last,
  };
}

function cased(name: string): string {
  if (CAPITALS.test(name)) return name.split(' ').map(casedWord).join(' ');
  return name.split(' ').map(casedEnd).join(' ');
}

function casedEnd(word: string): string {
  const [, beginning, rest] = SMALL_BEGINNING.exec(word) ?? [];
  return beginning !== undefined && rest !== undefined ? `${beginning}${casedWord(rest)}` : word;
}

function casedWord(word: string): string {
  if (INITIALS.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/(^|['’-])\p{Ll}/gu, (start) => start.toUpperCase())
    .replace(/^Mc\p{Ll}/u, (start) => `Mc${start.slice(2).toUpperCase()}`);
}
