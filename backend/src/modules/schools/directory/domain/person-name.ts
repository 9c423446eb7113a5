export interface PersonName {
  first: string;
  last: string;
}

const HONORIFIC = /^(coach|mr|mrs|ms|dr|rev)\.?$/i;
const AFTER_NAME = /^(jr|sr|ii|iii|iv|v|ph\.?d|ed\.?d|m\.?ed|m\.?b\.?a|m\.?s|m\.?a|esq)\.?$/i;
/** In quotes or brackets; a nickname may be two words. */
const NICKNAME = /(?:^|\s)["“(][^"“”()]{1,40}["”)](?=\s|,|$)|\s['‘][^'‘’]{1,40}['’](?=\s|,|$)/g;
/** What a last name of several words begins with. */
const PARTICLE = /^(de|del|della|der|den|di|da|dos|du|la|le|van|von|ter|st\.?|san|santa|al|el|bin|ben|o|ó|ní|nic|mac)$/i;
/** What makes one first name of two: "Tommy Lee", "Ann Marie". */
const SECOND_NAME = /^(ann|anne|beth|bob|earl|jane|jo|joe|kate|kay|lee|lou|lynn|mae|marie|paul|rae|ray|sue|wayne)$/i;
/** "JR Hill" is J.R., "Hill, Jr." is not. */
const JUNIOR_BEFORE_NAME = /^jr\.?$/i;
const INITIAL = /^\p{L}\.?$/u;

/**
 * First and last name of a person for a salutation. Titles before, degrees after, nicknames and middle
 * initials are left out; "Last, First" is turned round. A single word is a first name.
 */
export function splitName(name: string): PersonName {
  const [before = '', ...after] = withoutQuotes(name).replace(NICKNAME, ' ').split(',');
  const given = after.flatMap(ownWords);
  if (given.length > 0) return { first: given.slice(0, givenNames([...given, before])).join(' '), last: ownWords(before).join(' ') };
  const [first = ''] = before.trim().split(/\s+/, 1);
  const own = [...(JUNIOR_BEFORE_NAME.test(first) ? [first] : []), ...ownWords(before)];
  const rest = own.slice(givenNames(own));
  const last = rest.length > 1 ? rest.filter((word, at) => at === rest.length - 1 || !INITIAL.test(word)) : rest;
  return { first: own.slice(0, givenNames(own)).join(' '), last: last.join(' ') };
}

/** A whole name in quotes, as some files write their cells, has no nickname in it. */
export function withoutQuotes(name: string): string {
  return /^["“][^"“”]+["”]$/.test(name) ? name.slice(1, -1).trim() : name;
}

/** Without titles before a name and degrees after it. */
function ownWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '' && !AFTER_NAME.test(word));
  const firstName = words.findIndex((word) => !HONORIFIC.test(word));
  return words.slice(firstName < 0 ? -1 : firstName);
}

const hasSecondName = ([, second = '', last]: string[]): boolean => last !== undefined && SECOND_NAME.test(second);

/** How many words the first name has: "T. J." has two, "J. Robert" and "Ann Marie" too; what comes last is never part of it. */
function givenNames(words: string[]): number {
  if (hasSecondName(words)) return 2;
  if (!INITIAL.test(words[0] ?? '')) return 1;
  const after = words.findIndex((word) => !INITIAL.test(word));
  if (after < 0) return 1;
  const isFollowed = after === 1 && words.length === 3 && !PARTICLE.test(words[1] ?? '');
  return isFollowed ? 2 : Math.min(after, words.length - 1);
}
