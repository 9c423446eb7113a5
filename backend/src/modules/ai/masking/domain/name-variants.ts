import { folded } from './fold-text.js';

/** Words of a school's name that many schools share. */
const INSTITUTION = new Set(
  'high school senior junior hs h s sr jr academy prep preparatory college institute charter public secondary the of'.split(' '),
);
/** Parts that identify nothing on their own. */
const COMMON = new Set(
  'north south east west central saint mount fort lake valley county city christian catholic lutheran community memorial regional'.split(
    ' ',
  ),
);
/** Written either way. */
const SHORT: readonly (readonly [string, string])[] = [
  ['st', 'saint'],
  ['ft', 'fort'],
  ['mt', 'mount'],
];
/** A part of a name that is shorter is in too many ordinary words. */
const SHORTEST_PART = 3;

/** The words of a name, folded: "St. Mary's" → st, marys. */
function wordsOf(name: string): string[] {
  return name
    .split(/[^\p{L}\p{M}\p{N}'’.]+/u)
    .map(folded)
    .filter((word) => word !== '');
}

/** A shorter name has no plural of its own: without a name "es" would be left, which is Spanish for "is". */
const SHORTEST_NAME = 2;

/** "St. Thomas" is written "Saint Thomas" as well; a plural and an ending without apostrophe count too. */
function spellings(words: readonly string[]): string[] {
  const all = [words];
  for (const [short, long] of SHORT) {
    if (words.includes(short)) all.push(words.map((word) => (word === short ? long : word)));
    if (words.includes(long)) all.push(words.map((word) => (word === long ? short : word)));
  }
  return all
    .map((spelling) => spelling.join(''))
    .filter((spelling) => spelling.length >= SHORTEST_NAME)
    .flatMap((spelling) => [spelling, `${spelling}s`, `${spelling}es`]);
}

/** A surname whole and in parts: "Garcia-Lopez", "De la Cruz". */
export function surnameVariants(lastName: string): string[] {
  const parts = lastName
    .split(/[^\p{L}\p{M}]+/u)
    .map(folded)
    .filter((part) => part.length >= SHORTEST_PART);
  return [...spellings(wordsOf(lastName)), ...parts.flatMap((part) => [part, `${part}s`])];
}

/** First and last name run together: "marcuslee", "mlee". */
export function namesTogether(firstName: string, lastName: string): string[] {
  const [first, last] = [folded(firstName), folded(lastName)];
  return first === '' || last === '' ? [] : [first + last, last + first, first.slice(0, 1) + last];
}

/** A coach's whole name, last word, and the first after the title: "Coach Hank". */
export function coachVariants(name: string): string[] {
  const words = wordsOf(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return [...spellings(words), ...(last.length >= SHORTEST_PART ? [last, `${last}s`] : []), ...(first === '' ? [] : [`coach${first}`])];
}

/** A school whole, without "High School", and its telling parts. */
export function schoolVariants(school: string): string[] {
  const words = wordsOf(school);
  const core = words.filter((word) => !INSTITUTION.has(word));
  const parts = core.filter((word) => word.length > SHORTEST_PART && !COMMON.has(word));
  return [...spellings(words), ...spellings(core), ...parts];
}

/** "Lake Travis High School" → lths; meant only where it is written in capitals. */
export function schoolInitials(school: string): string[] {
  const words = wordsOf(school);
  const of = (list: readonly string[]) => list.map((word) => word.slice(0, 1)).join('');
  const core = of(words.filter((word) => !INSTITUTION.has(word)));
  return [of(words), core, `${core}hs`].filter((initials) => initials.length >= SHORTEST_PART);
}

/** A town as it is written. */
export function townVariants(town: string): string[] {
  return spellings(wordsOf(town));
}
