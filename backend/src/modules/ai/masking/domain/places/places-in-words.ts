import { originalPlace } from '../../../../../shared-kernel/reading/fold-text.js';
import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import { plainText } from '../../../../../shared-kernel/reading/plain-text.js';
import type { PrivateSpan } from '../find-known.js';
import { homePlaces } from './home-places.js';
import { houseNumbers } from './house-numbers.js';
import type { PrivateKind } from '../private-values.js';
import { streetPlaces } from './street-places.js';

const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b`;
/** Ordinals up to the third stay words, because "second" means other things too. */
const DAY = String.raw`(?:[23]0[- ])?(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third)(?: day)?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const BORN = String.raw`\b(?:born(?! (?:leader|competitor|winner|athlete|captain|fighter|runner|passer|as)\b)|birth ?day|birth-day|birth ?date|b-?day|dob|date of birth|turn(?:s|ed|ing)? \d{2}|(?:be|i'll be|am|was) \d{2} on)\b(?:(?!\b(?:so|but|camp|game|visit|practice|test|sat|act|then)\b)[^.!?\n]){0,40}`;

/** What is in words or in digits of another alphabet: the text is read as the check of claims reads it. */
const IN_WORDS: readonly (readonly [PrivateKind, RegExp])[] = [
  ['phone', /(?<!\d)(?!(?:19|20)\d\d\b)\d(?:[\s,.()-]{0,3}\d){6,14}(?!\d)/g],
  ['date', new RegExp(String.raw`\b${MONTH}\.? (?:the )?${DAY},? ${YEAR}\b`, 'gi')],
  ['date', new RegExp(String.raw`\b(?:the )?${DAY}(?: of)? ${MONTH}\.?,?(?: in| of)? ${YEAR}\b`, 'gi')],
  ['date', /\b\d{1,2}[/. -]\d{1,2}[/. -](?:19|20)\d{2}\b/g],
  ['address', /\b(?:p\.? ?o\.?|post office) ?box \d{1,8}\b/gi],
  ['address', /(?<=\bzip(?: code)?(?: is|:)? ?)\d(?:[ ,-]{0,2}\d){4}(?!\d)/gi],
];

/** Days given as a birthday, also without the year. */
const BIRTHDAYS: readonly (readonly [PrivateKind, RegExp])[] = [
  [
    'date',
    new RegExp(
      String.raw`(?<=${BORN})(?:${MONTH}\.? (?:the )?${DAY}\b|(?:the )?${DAY}(?: of)? ${MONTH}|\d{1,2}(?:[/.-]| slash )\d{1,2}(?:(?:[/.-]| slash )\d{2,4})?\b)`,
      'gi',
    ),
  ],
  ['date', new RegExp(String.raw`(?<=${BORN})${MONTH}\.?(?: of|,)? ?'?\d{2}(?:\d{2})?\b`, 'gi')],
  [
    'date',
    new RegExp(
      String.raw`(?:${MONTH}\.? (?:the )?${DAY}|(?:the )?${DAY}(?: of)? ${MONTH}|\b\d{1,2}[/.-]\d{1,2})\.?,?(?: '?\d{2}(?:\d{2})?)?(?=,? (?:is|was) (?:my|when i was) (?:dob|date of birth|birth|b-?day|born))`,
      'gi',
    ),
  ],
  ['date', /(?<=\bborn in )(?:'?\d\d|oh?[ -](?:\d|[a-z]{3,5}))\b/gi],
  ['date', /(?<=\b(?:born|birthday|birth ?date|dob)\b[^.!?\n]{0,40})\b(?:19\d\d|200\d|201[0-7])\b/gi],
  [
    'date',
    /(?<=\b(?:born on|birthday is|birthday falls on|born) )(?:[A-Z][a-z']{2,14} ){1,3}(?:Day|Eve)\b|(?<=\b(?:born on|birthday is|birthday falls on|born) )(?:christmas|halloween|thanksgiving|easter|independence day|juneteenth)\b/gi,
  ],
];

/** Places that only a reader of numbers finds. What is in plain digits is judged by the other patterns, unless it is a birthday. */
export function placesInWords(original: string, isSentences: boolean): PrivateSpan[] {
  const folded = plainText(original);
  const places = (patterns: readonly (readonly [PrivateKind, RegExp])[]) =>
    patterns.flatMap(([kind, pattern]) => {
      return matchesOf(folded.text, pattern).map(({ 0: found, index }) => {
        return { kind, ...originalPlace(folded, { start: index, end: index + found.length }) };
      });
    });
  const homes = isSentences ? homePlaces(folded) : [];
  const named = [...streetPlaces(folded, isSentences), ...homes];
  const streets = [...named, ...(isSentences ? houseNumbers(folded.text, named) : [])].map((place) => ({
    kind: 'address' as const,
    ...originalPlace(folded, place),
  }));
  const odd = places(IN_WORDS).filter(({ start, end }) => isOddlyWritten(original.slice(start, end)));
  return [...odd, ...places(BIRTHDAYS), ...streets];
}

const MONTH_OR_ENDING = new RegExp(String.raw`\b${MONTH}|(?<=\d)(?:st|nd|rd|th)\b`, 'gi');

function isOddlyWritten(found: string): boolean {
  return /[^\d\s,./()-]/.test(found.replace(MONTH_OR_ENDING, ''));
}
