import { splitName, type PersonName } from '../../../directory/domain/person-name.js';
import { isVacantName } from '../../../directory/domain/vacancy.js';
import { findPhones, withoutAddresses } from './find-contacts.js';
import { collapse, wordsOf } from '../lines/words.js';
import { isCoach } from './is-coach.js';
import { hasRareLastName } from './usual-first-names.js';

const TITLE =
  'coach coordinator director assistant associate manager trainer analyst administrator president chief officer intern graduate volunteer specialist secretary head quarterbacks quarterback running receivers receiver tight ends linebackers linebacker safeties safety cornerbacks cornerback corners secondary backs tackles guards kickers punters specialists nickels edge rushers hc oc dc stc offensive defensive offense defense line special teams quality control operations personnel recruiting equipment video strength conditioning performance interim liaison scout scouting advisor adviser consultant counselor nutritionist dietitian physician therapist athletic athletics ad vp development compliance communications marketing media information sports tickets ticketing executive senior coordination kicking punting snapping qb rb wr te ol dl lb db st gm qbs rbs wrs tes dbs cb cbs olb olbs ilb ilbs outside ops returners returner fullbacks fullback halfbacks halfback tailbacks tailback wideouts wideout slots snappers snapper linemen lineman holders assistants analysts interns asst assoc coord mgr videographer recruiter statistician psychologist chiropractor supervisor clerk receptionist chaplain photographer producer designer emeritus representative owner principal';
/** Words that a person's name does not have, beside those of titles. */
const NO_NAME =
  'football baseball basketball softball soccer volleyball lacrosse hockey golf tennis wrestling rowing track field staff coaches coaching coordinators directory department university college school academy center centre stadium arena gymnasium gym hall street avenue road suite box office email mail phone fax twitter instagram facebook linkedin contact bio view full more read share print copyright privacy policy skip content menu home schedule roster tickets news shop donate login image photo headshot name title position extension ext year hometown height weight class number players player sport sports administration training medicine support team information mens womens click here website download social media campus map game fan ticket visitor fame facilities live stats audio podcast camps clinic clinics giving apply visit request info records history archives composite calendar follow us subscribe sign up all rights reserved terms use service accessibility sponsors partners student athlete athletes alumni parents inside about who we are our your what why when where these country navigation links questionnaire';
/** Of these words some people have their last name, and buildings and places theirs. */
const LAST_NAMES = new Set(['hall', 'field', 'street', 'box']);
/** First names that are words of menus and titles too. */
const FIRST_NAMES = new Set(['skip', 'scout']);
const TITLE_WORDS = new Set(TITLE.split(' '));
const NO_NAME_WORDS = new Set(NO_NAME.split(' '));
const PARTICLE = /^(de|del|della|der|den|di|da|dos|du|la|le|los|las|van|von|ter|st\.?|san|santa|al|el|bin|ben|y|e|mac|o)$/i;
const NAME_WORD = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’‘`-]*$|^\p{L}[’'‘`]\p{L}[\p{L}\p{M}'’-]*$/u;
const SUFFIX = /^(jr|sr|ii|iii|iv|v)\.?$/i;
const DEGREE =
  /^(ph\.?d|ed\.?d|ed\.?s|m\.?d|j\.?d|d\.?o|dpt|pt|m\.?ed|mba|m\.?b\.?a|m\.?s|m\.?a|b\.?s|b\.?a|lat|atc|at|cscs|scca|usaw|rd|ldn|rn|msed|esq|cpa|caa|med|edd|phd)\.?,?$/i;
const HONORIFIC = /^(coach|mr|mrs|ms|dr|rev|prof)\.?$/i;
/** Before a first and a last name; alone before one word they may be a name. */
const RANK = /^(?:lt|ltc|lt\.?col|col|maj|capt|cpt|sgt|msgt|sfc|msg|cdr|cmdr|lcdr|adm|brig|gen)\.?$/i;
/** "(he/him)" after a name. */
const PRONOUNS = /\s?\((?:s?he|they)(?:\/[a-z]{2,6}){1,2}\)$/i;
/** "Owen Shaw*": the mark of a note at the foot of the page. */
const FOOTNOTE = /\s?[*†‡§¹²³]{1,3}$/;
const LONGEST_NAME = 60;
const LONGEST_TITLE = 200;

/** The position is vacant. */
export const isVacant = (text: string): boolean => isVacantName(collapse(text)) || VACANT_BEFORE_TITLE.test(text);

const VACANT_BEFORE_TITLE = /^\s*(?:to be (?:announced|determined|named|hired|filled)|vacant|tb[ad])\s?[(–—|,:-]/i;

export const isTitleWord = (word: string): boolean => TITLE_WORDS.has(word);

/** Returns whether a text reads as a person's title. */
export function isTitle(text: string): boolean {
  if (text.length > LONGEST_TITLE || /@/.test(text)) return false;
  return wordsOf(text).some((word) => TITLE_WORDS.has(word));
}

/** Whether a text has only words of titles: "Head Coach" where a name is looked for. */
export function isAllTitle(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => TITLE_WORDS.has(word) || NO_NAME_WORDS.has(word));
}

/** The person whose name a text is; null when it does not read as a name alone. */
export function nameIn(written: string): PersonName | null {
  const text = written.includes('(') ? written.replace(PRONOUNS, '') : written;
  if (/[@\d:|/&?!#]/.test(text) || !/[\s,]/.test(text)) return null;
  const name = withoutAdditions(text);
  if (name.length < 3 || name.length > LONGEST_NAME) return null;
  const words = wordsOfName(name);
  if (words.length < 2 || words.length > 5 || !words.every(isNameWord)) return null;
  return arePersons(words) ? personOf(name) : null;
}

/** "Last, First" has one comma; more is a list, and "Mike, Trainer" a first name with a title. */
function wordsOfName(name: string): string[] {
  if (!name.includes(',')) return name.split(' ');
  const parts = name.split(',').map((part) => part.trim());
  return parts.length > 2 || parts.includes('') || isAllTitle(parts[1] ?? '') ? [] : parts.flatMap((part) => part.split(' '));
}

function arePersons(words: string[]): boolean {
  const plain = words.filter((word) => !PARTICLE.test(word));
  const hasMore = words.slice(1).some((word) => !PARTICLE.test(word) && !SUFFIX.test(word));
  const foreign = plain.filter((word) => wordsOf(word).some(isForeign));
  return hasMore && foreign.every((word) => (word === plain[0] ? isAmong(FIRST_NAMES, word) : isLastName(plain, word)));
}

/** The last word of a name, of which nothing else is a word of places: "Memorial Field House" is none. */
function isLastName(plain: string[], word: string): boolean {
  const names = plain.filter((one) => !SUFFIX.test(one));
  return word === names.at(-1) && (isAmong(LAST_NAMES, word) || hasRareLastName(names.flatMap(wordsOf)));
}

const isAmong = (names: ReadonlySet<string>, word: string): boolean => names.has(wordsOf(word).join(' '));

/** "Marcus Hall": a person, or a building that is named after one. */
export function isNameOrPlace(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => LAST_NAMES.has(word)) && nameIn(text) !== null;
}

/** Returns first and last name from any content of a name column. */
export function personOf(text: string): PersonName | null {
  const name = withoutAdditions(text);
  const { first, last } = splitName(lastNameMarked(name));
  return last === '' || !/\p{L}/u.test(name) ? null : { first, last };
}

/** "HILL Dana", "DE LA CRUZ Tony": capitals mark the last name, and it is first. */
function lastNameMarked(name: string): string {
  if (!LAST_FIRST.test(name)) return name;
  const words = name.split(' ');
  const end = words.findIndex((word) => SMALL_LETTER.test(word));
  const given = words.slice(end);
  const isMarked =
    words.slice(0, end).some((word) => LONG_CAPITALS.test(word) && !PARTICLE.test(word)) && given.every((word) => SMALL_LETTER.test(word));
  return isMarked && !given.some((word) => SUFFIX.test(word)) ? `${words.slice(0, end).join(' ')}, ${given.join(' ')}` : name;
}

const LAST_FIRST = /^\p{Lu}[\p{Lu}\p{M}'’-]+ [^,(]+$/u;
const SMALL_LETTER = /\p{Ll}/u;
/** "AJ" and "JR" are initials. */
const LONG_CAPITALS = /^(?=.*[AEIOUYÀ-ÖØ-Ý])\p{Lu}[\p{Lu}\p{M}'’-]{2,}$/u;

export interface NameAndTitle {
  name: string;
  title: string;
}

/** Dots that lead the eye from a name to what is at the other end of the line. */
const LEADERS = /\s?(?:(?:\. ?){4,}|·{4,}|_{4,}|-{4,}|…{2,})\s?/g;
const SEPARATORS = [' | ', ' • ', ' · ', ' – ', ' — ', ' - ', ': ', '; ', ' / ', ', ', ' ('];
/** Longer ones are sentences about a person. */
const LONGEST_INLINE_TITLE = 70;

/** "John Smith, Head Coach", "Head Coach: John Smith", "John Smith - Head Coach - js@state.edu": name and title of one line. */
export function nameAndTitle(line: string): NameAndTitle | null {
  if (line.length > LONGEST_TITLE || VACANT_BEFORE_TITLE.test(line)) return null;
  if (!/[|–—:;,(•]| · |- | \/ |\.{2}|\. \.|_{4}|·{4}|…/.test(line)) return undivided(line);
  const text = withoutContacts(line.replace(LEADERS, ' – '));
  for (const separator of SEPARATORS) {
    const at = text.indexOf(separator);
    const found = at < 0 ? null : divided(text.slice(0, at), text.slice(at + separator.length), separator);
    if (found) return found;
  }
  return lastNameFirst(text) ?? undivided(line);
}

/** "Hill, Dana, Head Coach". */
function lastNameFirst(text: string): NameAndTitle | null {
  const first = text.indexOf(', ');
  const at = first < 0 ? -1 : text.indexOf(', ', first + 2);
  return at < 0 ? null : divided(text.slice(0, at), text.slice(at + 2), ', ');
}

/** "Dana Hill Head Coach 555-555-0134": a print or a PDF shows columns with a blank between; only a line with a contact is a row of one. */
function undivided(line: string): NameAndTitle | null {
  if (!/@|\d{4}/.test(line)) return null;
  const text = withoutContacts(line);
  const isRow = text !== collapse(line) && collapse(line).startsWith(text) && !/\d/.test(text);
  const words = isRow ? text.split(' ') : [];
  const at = words.findIndex((word, place) => place > 1 && beginsTitle(word));
  const name = words.slice(0, Math.max(0, at));
  return name.filter(isOwnWord).length > 2 ? null : divided(name.join(' '), words.slice(at).join(' '), ' ');
}

/** A third one may belong to the title: "Ann Ames Passing Game Coordinator". */
const isOwnWord = (word: string): boolean => !PARTICLE.test(word) && !SUFFIX.test(word) && !/^\p{L}\.?$/u.test(word);

function beginsTitle(word: string): boolean {
  const [first = ''] = wordsOf(word);
  return TITLE_WORDS.has(first) || BEGINS_TITLE.has(first);
}

const BEGINS_TITLE = new Set('football wide passing pass run co dir asst assoc asso sr student'.split(' '));

function divided(left: string, right: string, separator: string): NameAndTitle | null {
  const after = separator === ' (' ? right.replace(/\)$/, '') : right;
  if (isNameBefore(left, after)) return together(left, after);
  const isTitleFirst = separator !== ', ' && isInlineTitle(left) && !namesSomebody(left);
  return isTitleFirst && nameIn(after) && (separator === ': ' || !isNameOrPlace(after)) ? together(after, left) : null;
}

const isNameBefore = (left: string, right: string): boolean => nameIn(left) !== null && isInlineTitle(right) && nameIn(right) === null;

/** A department may be in "Marcus Hall", a coach is called so. */
const together = (name: string, title: string): NameAndTitle | null => (isNameOrPlace(name) && !isPost(title) ? null : { name, title });

/** What a person is, and no department of a building: "Athletics" is both. */
const isPost = (title: string): boolean => isCoach(title) || POST.test(title);
const POST = /\b(director|manager|trainer|analyst|assistant|coordinator|specialist|operations|ops|intern)\b/i;

/** "Special Teams: Ann Ames" before " / Bo Li": of two people in a line it is not known who has what. */
const namesSomebody = (title: string): boolean => title.split(/: | [–—-] /).some((part) => nameIn(part) !== null);

function isInlineTitle(text: string): boolean {
  return (
    text.length <= LONGEST_INLINE_TITLE && isTitle(text) && !/[.!?](\s|$)/.test(text.replace(/\b(asst|assoc|jr|sr|dr|st|dept)\./gi, ''))
  );
}

/** "@CoachHill" behind a name. */
const HANDLE = /(?<=\s)@\w{1,15}(?=[\s,;|]|$)/g;

/** Without addresses, phone numbers, handles and the words around them at the end of the line. */
function withoutContacts(line: string): string {
  const phones = findPhones(line).map(({ written }) => written);
  const bare = phones.reduce((text, phone) => text.replace(phone, ' '), withoutAddresses(line)).replace(HANDLE, ' ');
  return withoutEnd(
    collapse(bare.replace(/\((?:(?:e-?mail|phone|bio|contact)\b[^()]{0,30})?\s?\)|<\s?>|(?<=\s)[\w.-]{1,64}@(?=\s|$)/gi, ' ')),
  );
}

/** What is left of "– Email: , X", and what a link is called: ", Email Sam". */
const END =
  /(?:[ |/,:;–—•·-]|[|,;–—-] ?e-?mail \p{L}[\p{L}’'.-]{1,20}|\b(?:ext|extension|x)[.:]? ?\d{1,6}|\b(?:e[-‑]?mail|phone|ph|office|cell|twitter|x|bio|contact)\.?)$/iu;

function withoutEnd(text: string): string {
  const shorter = text.replace(END, '');
  return shorter === text ? text : withoutEnd(shorter);
}

/** Without titles before and degrees after the name, and without what pictures add. */
function withoutAdditions(text: string): string {
  const words = collapse(text)
    .replace(PRONOUNS, '')
    .replace(/\s(headshot|photo|bio|profile)$/i, '')
    .replace(FOOTNOTE, '')
    .split(' ');
  while (words.length > 1 && HONORIFIC.test(words[0] ?? '')) words.shift();
  while (words.length > 2 && RANK.test(words[0] ?? '')) words.shift();
  while (words.length > 2 && DEGREE.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ').replace(/,$/, '');
}

function isNameWord(word: string): boolean {
  return PARTICLE.test(word) || SUFFIX.test(word) || NAME_WORD.test(word) || /^["“'(][\p{L}.' -]+["”')]$/u.test(word);
}

function isForeign(word: string): boolean {
  return word !== 'head' && word !== 'edge' && (TITLE_WORDS.has(word) || NO_NAME_WORDS.has(word));
}
