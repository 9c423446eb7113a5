export interface PersonName {
  first: string;
  last: string;
}

const HONORIFIC = /^(coach|mr|mrs|ms|dr|rev)\.?$/i;
const AFTER_NAME = /^(jr|sr|ii|iii|iv|v|ph\.?d|ed\.?d|m\.?ed|m\.?b\.?a|m\.?s|m\.?a|esq)\.?$/i;
const NICKNAME = /^["“(].*["”)]$/;
const INITIAL = /^\p{L}\.?$/u;

/**
 * First and last name of a person for a salutation. Titles before, degrees after, nicknames and middle
 * initials are left out; "Last, First" is turned round. A single word is a first name.
 */
export function splitName(name: string): PersonName {
  const words = inOrder(name).filter((word) => !NICKNAME.test(word) && !AFTER_NAME.test(word));
  const firstName = words.findIndex((word) => !HONORIFIC.test(word));
  const [first = '', ...rest] = words.slice(firstName < 0 ? -1 : firstName);
  const last = rest.length > 1 ? rest.filter((word, at) => at === rest.length - 1 || !INITIAL.test(word)) : rest;
  return { first, last: last.join(' ') };
}

function inOrder(name: string): string[] {
  const [before = '', ...after] = name.split(',').map((part) => part.trim());
  const given = after.flatMap(words).filter((word) => !AFTER_NAME.test(word));
  return given.length > 0 ? [...given, ...words(before)] : words(before);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
