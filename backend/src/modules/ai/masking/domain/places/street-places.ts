import type { FoldedText } from '../../../../../shared-kernel/reading/fold-text.js';
import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import type { PrivateSpan } from '../find-known.js';
import { DESCRIBED_BY_END, DOUBTFUL_ENDS, HOME, LEADS, NAMED_ENDS, NO_STREET_NAMES, STREET_ENDS } from './street-words.js';

interface Word {
  text: string;
  low: string;
  start: number;
  end: number;
  /** Nothing but a blank is before it. */
  isNext: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const MOST_NAME_WORDS = 4;
const HOUSE = /^\d{1,6}[a-z]?$/i;
/** Who is called so is a person: "Coach Drew Lane". */
const NO_ROAD = new Set('coach mr mrs ms miss dr coordinator principal trainer the dear hi hello thanks'.split(' '));
/** Most characters between a word for a home and its street. */
const HOME_REACH = 60;
/** "Apartment 14C", "#210", "116": what may follow a street. */
const BEHIND =
  /^(?:,? (?:house )?(?:number|no\.?|num) ?\d{1,6}|,? ?(?:(?:apt|apartment|unit|suite|ste|lot|no)\.? ?#?\w{1,6}|# ?\w{1,6})| \d{1,5}[a-z]?)\b/i;

/** Streets by how they are built: a number, a name and an end as streets have it, or a name and an end after a word for a home. Linear. */
export function streetPlaces({ text }: FoldedText, isSentences: boolean): Pick<PrivateSpan, 'start' | 'end'>[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (!isEnd(word) || isDescribed(words, at)) return [];
    const first = streetStart(text, words, { at, isSentences });
    return first === null
      ? []
      : [{ start: first.start, end: word.end + (BEHIND.exec(text.slice(word.end, word.end + 24))?.[0].length ?? 0) }];
  });
}

/** "the Highway 79 game" */
function isDescribed(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1, at + 3).filter(({ isNext }) => isNext);
  const next = behind.find(({ low }) => !HOUSE.test(low));
  return DESCRIBED_BY_END.has(next?.low ?? '') && (next === behind[0] || HOUSE.test(behind[0]?.low ?? ''));
}

function wordsOf(text: string): Word[] {
  let end = -2;
  return matchesOf(text, WORD).map(({ 0: found, index: start }) => {
    const gap = text.slice(end, start);
    // "24. Cedar Bluff": after a score another sentence begins.
    const isNext = gap === ' ' || (gap === '. ' && !/\d$/.test(text.slice(Math.max(0, end - 1), end)));
    end = start + found.length;
    return { text: found, low: found.toLowerCase(), start, end, isNext };
  });
}

function isEnd({ low }: Word): boolean {
  return STREET_ENDS.has(low) || DOUBTFUL_ENDS.has(low);
}

/** Where the street begins that ends with this word; null when none does. */
function streetStart(text: string, words: readonly Word[], { at, isSentences }: { at: number; isSentences: boolean }): Word | null {
  const names = namesBefore(words, at);
  const [first, end] = [names[0], words[at]];
  if (!first || !end) return null;
  const before = words[at - names.length - 1];
  if (before && first.isNext && HOUSE.test(before.low)) return numbered(text, before, [...names, end]);
  return isSentences && (isAtHome(text, first, before) || isNamed(names, end)) ? first : null;
}

function isNamed(names: readonly Word[], end: Word): boolean {
  return NAMED_ENDS.has(end.low) && [...names, end].every(isCapital) && !names.some(({ low }) => NO_ROAD.has(low));
}

/** Returns the words of the street name: those directly before its end, except numbers and words that are not used in street names. */
function namesBefore(words: readonly Word[], at: number): Word[] {
  const names: Word[] = [];
  for (let before = at - 1; before >= 0 && names.length < MOST_NAME_WORDS; before -= 1) {
    const word = words[before];
    const isJoined = words[before + 1]?.isNext ?? false;
    if (!word || !isJoined || HOUSE.test(word.low) || (NO_STREET_NAMES.has(word.low) && !isCapital(word))) break;
    names.unshift(word);
  }
  return names;
}

/** A word of football needs capitals, or a number that counts no plays. */
function isNumbered(house: Word, names: readonly Word[], end: Word): boolean {
  if (STREET_ENDS.has(end.low)) return true;
  return (names.every(isCapital) && isCapital(end)) || /^\d{3,6}[a-z]?$|[a-z]$/i.test(house.low);
}

/** "My house: sycamore bend", "we live off of sycamore bend" */
function isAtHome(text: string, first: Word, before: Word | undefined): boolean {
  const lead = text.slice(Math.max(0, first.start - HOME_REACH), first.start);
  return HOME.test(lead) && (!first.isNext || before === undefined || LEADS.has(before.low));
}

function isCapital({ text }: Word): boolean {
  return /^[\p{Lu}\p{N}]/u.test(text);
}

/** "8/28 Pecan Grove" is a day and a game. */
function numbered(text: string, house: Word, street: readonly Word[]): Word | null {
  const end = street.at(-1);
  return end && text[house.start - 1] !== '/' && isNumbered(house, street.slice(0, -1), end) ? house : null;
}
