export interface PersonName {
  first: string;
  last: string;
}

const HONORIFIC = /^(coach|mr|mrs|ms|dr|rev)\.?$/i;
const AFTER_NAME = /^(jr|sr|ii|iii|iv|v|ph\.?d|ed\.?d|m\.?ed|m\.?b\.?a|m\.?s|m\.?a|esq)\.?$/i;
const NICKNAME = /^["“(].*["”)]$/;
/** What a last name of several words begins with. */
const PARTICLE = /^(de|del|della|der|den|di|da|dos|du|la|le|van|von|ter|st\.?|san|santa|al|el|bin|ben|o|mac)$/i;
const INITIAL = /^\p{L}\.?$/u;

/**
 * First and last name of a person for a salutation. Titles before, degrees after, nicknames and middle
 * initials are left out; "Last, First" is turned round. A single word is a first name.
 */
export function splitName(name: string): PersonName {
  const words = inOrder(name).filter((word) => !NICKNAME.test(word) && !AFTER_NAME.test(word));
  const firstName = words.findIndex((word) => !HONORIFIC.test(word));
  const own = words.slice(firstName < 0 ? -1 : firstName);
  const given = givenNames(own);
  const rest = own.slice(given);
  const last = rest.length > 1 ? rest.filter((word, at) => at === rest.length - 1 || !INITIAL.test(word)) : rest;
  return { first: own.slice(0, given).join(' '), last: last.join(' ') };
}

/** How many words the first name has: "T. J." has two, "J. Robert" too; what comes last is never part of it. */
function givenNames(words: string[]): number {
  if (!INITIAL.test(words[0] ?? '')) return 1;
  const after = words.findIndex((word) => !INITIAL.test(word));
  if (after < 0) return 1;
  const isFollowed = after === 1 && words.length === 3 && !PARTICLE.test(words[1] ?? '');
  return isFollowed ? 2 : Math.min(after, words.length - 1);
}

function inOrder(name: string): string[] {
  const [before = '', ...after] = name.split(',').map((part) => part.trim());
  const given = after.flatMap(words).filter((word) => !AFTER_NAME.test(word));
  return given.length > 0 ? [...given, ...words(before)] : words(before);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
