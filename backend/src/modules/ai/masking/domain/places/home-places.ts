import type { FoldedText } from '../../../../../shared-kernel/reading/fold-text.js';
import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import type { PrivateSpan } from '../find-known.js';
import { NO_STREET_NAMES } from './street-words.js';

const NAME = String.raw`[\p{L}\p{M}'’-]{2,24}`;
const DIRECTION = String.raw`(?:[nsew]{1,2}\.?|north|south|east|west)`;
const HOUSE = String.raw`\d{1,6}[a-z]?,?`;
/** What one may live or stay on. */
const NO_HOME =
  'campus|track|top|task|schedule|time|point|message|course|defense|offense|base|food|pace|guard|alert|one|both|either|dorm|islands?|farms?|edge|purpose|line|fire|board|ice|earth|grass|turf|coffee|protein|offense|special|football|faith|school|home|night|day|weekends?';
/** Regions and schools that begin with a direction. */
const NO_STREET = 'coast|side|texas|carolina|dakota|florida|georgia|alabama|virginia|high|end|zone|state|central|bay|point|division|region';

/** A street without a word for one: a number after words for living at, or sending to, an address. */
const PLACES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=\b(?:(?:lives?|lived|living|stays?|staying|resides?|located|moved|house is|home is|place is|apartment is)(?: (?:now|currently|right|just|over|here|there))?(?: (?:at|to|on|in|by))?|(?:address|addr|home|house|residence|street|mailing)(?: is)?:?(?: -)?|(?:apt|apartment|unit|suite)\.? #?\w{1,5},) )${HOUSE}(?: ${DIRECTION})? ${NAME}(?: ${NAME}){0,2}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:mail|send|ship|deliver|drop|bring|write)(?: (?:it|that|this|them|me|any|anything|the|my|your|a|letters?|stuff|\p{L}{3,14})){0,3}(?: off| over)?(?: to| at) )${HOUSE}(?: ${DIRECTION})? (?![a-z'’]{2,20}s\b)${NAME}(?=[,.!?;]|$|\n| \p{Lu}| (?:apt|unit|in)\b)`,
    'gimu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:im|i'm|i am|we're|we r|we are|were) at )\d{3,6} (?!(?:sat|act|gpa|mph|bench|squat|calories|followers|on|total|career)\b)${NAME}`,
    'giu',
  ),
  // Street corners, and a house number some words after a word for a home.
  new RegExp(
    String.raw`(?<=\b(?:corner of|intersection of|(?:crib|house|home|place|apartment|lives?|live|stay) (?:is )?(?:right )?(?:on|at|by|off|near)) )(?!(?:${NO_HOME})\b)(?:\d{1,3}(?:st|nd|rd|th)|${NAME}) (?:and|&) ${NAME}`,
    'giu',
  ),
  new RegExp(String.raw`(?<=\b(?:blocks?|across|next door|down|stay|staying|live|living|house)\b[^.!?\n]{0,40} at )\d{2,6} ${NAME}`, 'giu'),
  new RegExp(String.raw`(?<![\w.,-])\d{3,6} ${DIRECTION} (?!(?:${NO_STREET})\b)${NAME}`, 'giu'),
  new RegExp(
    String.raw`(?<=\b(?:lives?|stays?|living|staying)(?: over)? (?:on|off|off of) )(?!(?:${NO_HOME})\b)${NAME}(?: ${NAME})?(?=[,.!?;]|$|\n| (?:and|near|by|close|in|just)\b)`,
    'gimu',
  ),
];

/** Complete addresses. */
const WHOLE: readonly RegExp[] = [
  /(?<![\w.,-])\d{1,6} [nsew]\.? \d{1,5} [nsew]\b/giu,
  /(?<=\b(?:home|house|place|crib) \()\d{1,6}[^()\n]{3,60}(?=\))/giu,
  /(?<=\bhouse number(?: is)? )\d{1,6}(?: on [\p{L}'’-]{2,24})?/giu,
  /(?<=\blot \d{1,5} )[\p{L}'’-]{2,24} (?:acres|estates|park|village|pines|oaks)\b/giu,
];

/** Finds homes that are given without a word for a street. Linear. */
export function homePlaces({ text }: FoldedText): Pick<PrivateSpan, 'start' | 'end'>[] {
  const whole = WHOLE.flatMap((pattern) =>
    matchesOf(text, pattern).map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  const named = PLACES.flatMap((pattern) => matchesOf(text, pattern).flatMap(({ 0: found, index }) => homeAt(found, index)));
  return [...whole, ...named];
}

/** Up to the first word that no street is called; nothing where that is the first one. */
function homeAt(found: string, start: number): Pick<PrivateSpan, 'start' | 'end'>[] {
  let end = 0;
  for (const { 0: word, index } of found.matchAll(/[\p{L}\p{M}'’-]{1,30}/gu)) {
    if (NO_STREET_NAMES.has(word.toLowerCase()) && !/^\p{Lu}/u.test(word)) break;
    end = index + word.length;
  }
  return end === 0 || /^\d{1,6}[a-z]?$/i.test(found.slice(0, end)) ? [] : [{ start, end: start + end }];
}
