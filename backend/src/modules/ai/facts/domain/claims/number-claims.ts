import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import { originalPlace } from '../../../../../shared-kernel/reading/fold-text.js';
import { plainText } from '../../../../../shared-kernel/reading/plain-text.js';
import { measureOf } from './measure-of.js';

/** A number that a text states, with what is beside it. */
export interface NumberClaim {
  text: string;
  start: number;
  end: number;
  /** In one spelling: "2,481" → "2481", "33 1/8" → "33.125", "3.70" → "3.7", 6-2 as a height → "6'2", '27 → "2027". */
  canonical: string;
  /** The measure according to the words beside it; undefined when there are none. */
  measure: string | undefined;
}

// Feet beyond those of a person are a jump's.
const HEIGHT =
  /\b([4-7]|(?:[89]|1[0-2])(?! ?-(?!f)))(?: ?['’′] ?| ?-|[- ]?(?:feet|foot|ft)\.?[- ]?)(1[01]|\d)(?: ?(?:["”″]|''|inches|inch|in\b)|(?![\d.,]*\d))/;
const SHORT_YEAR = /(?<![\w'’])['’](\d\d)(?!\d)/;
const NUMBER = /(?<![\w.,])[#$]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+| [1-7]\/[248]\b)?|\.\d+)/;
const NUMBERS = new RegExp(`${HEIGHT.source}|${SHORT_YEAR.source}|${NUMBER.source}`, 'gi');

/** "a 4.6 forty", "my forty", "in the 40": the race, as two letters of its own that the words beside a time are searched for. */
const FORTY =
  /(?<=\d (?:seconds? )?|\b(?:my|the|timed|fast|hand|laser) )40(?=[\s.,;!?)]|$)(?! (?:yards?|yds?|points|percent|games|pounds|lbs|times|of)\b)/gi;
const RACE_MARK = 'ƒƒ';

/** The name of the race is no number. */
const RACE = /^[- ](?:yards?|yds?)[- ]?(?:dash|sprint)\b/i;

/** Vague large numbers. */
const MANY = /\b(?:dozens|hundreds?|thousands?)\b/gi;

/** Words that the reader of numbers counts and that are mostly none: "one of my goals", "a couple of questions". */
const NO_CLAIM = /^(?:a|one|zero|couple)$/i;

const AFTER = 3;
const BEFORE = 4;
/** Characters checked on each side; the few words beside a number never take more. */
const BESIDE = 200;

/** "6 of 7 field goals": both count the same. */
const OF_MANY = /^(?: of | for |-for-|-of-)\d{1,3}(?= )/;

const CLAUSE_END = /[.,!?;:()|\n]|\d|\b(?:and|but|with)\b/;

/** Every number of a text without placeholders, in digits or words of any writing, in the order of the text. */
export function numberClaims(original: string): NumberClaim[] {
  const folded = plainText(original);
  const text = folded.text.replace(FORTY, RACE_MARK);
  const numbers = matchesOf(text, NUMBERS).filter((match) => !isRace(text, match));
  const claims = [
    ...numbers.map((match) => claimOf(text, match, canonicalOf(match))),
    ...matchesOf(text, MANY).map((match) => claimOf(text, match, match[0].toLowerCase())),
  ];
  return claims
    .map((claim) => {
      const { start, end } = originalPlace(folded, claim);
      return { ...claim, start, end, text: original.slice(start, end) };
    })
    .filter((claim) => !NO_CLAIM.test(claim.text))
    .sort((a, b) => a.start - b.start);
}

function isRace(text: string, { 0: number, index }: RegExpMatchArray): boolean {
  const end = (index ?? 0) + number.length;
  return number === '40' && RACE.test(text.slice(end, end + BESIDE));
}

function canonicalOf([, feet, inches, year, number]: RegExpMatchArray): string {
  if (feet !== undefined) return `${feet}'${inches}`;
  if (year !== undefined) return `20${year}`;
  const [whole = '', fraction = ''] = (number ?? '').replace(/,/g, '').split(' ');
  const [over = 0, under = 1] = fraction === '' ? [] : fraction.split('/').map(Number);
  return String(Number(whole) + over / under);
}

function claimOf(text: string, match: RegExpMatchArray, canonical: string): NumberClaim {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  return { text: match[0], start, end, canonical, measure: measureBeside(text, start, end, canonical) };
}

/**
 * Only inside the clause, and not beyond the next number: what follows that belongs to it. What is behind decides
 * ("a 3.7 forty"), else what is before ("a GPA of 3.7").
 */
function measureBeside(text: string, start: number, end: number, canonical: string): string | undefined {
  if (canonical.includes("'")) return 'height';
  if (text[start] === '#') return 'jersey';
  const after = clauseAfter(text.slice(end, end + BESIDE).replace(OF_MANY, ''));
  if (after.startsWith('%')) return 'percent';
  const behind = firstMeasure(wordsOf(after).slice(0, AFTER));
  if (behind !== undefined) return behind;
  const before = clauseBefore(text.slice(Math.max(0, start - BESIDE), start));
  const ahead = firstMeasure(wordsOf(before).slice(-BEFORE).reverse());
  // "24 touchdowns in 2026": a year is not one more of what was counted.
  return isYear(text.slice(start, end)) && !['class', 'season'].includes(ahead ?? '') ? undefined : ahead;
}

/** Up to where the clause or the next number ends it; one search, because every number of a text is looked at. */
function clauseAfter(text: string): string {
  const end = text.search(CLAUSE_END);
  return end < 0 ? text : text.slice(0, end);
}

/** Read backwards from the number, so that the next number or clause before it ends the work. */
function clauseBefore(text: string): string {
  let start = text.length;
  while (start > 0 && !beginsClause(text, start - 1)) start -= 1;
  return text.slice(start);
}

function beginsClause(text: string, at: number): boolean {
  const character = text[at] ?? '';
  if (character === '.') return /^(?:\s|$)/.test(text.slice(at + 1, at + 2));
  return /[!?;()|\n\d]/.test(character);
}

function isYear(number: string): boolean {
  return /^20[0-4]\d$/.test(number);
}

function firstMeasure(words: readonly string[]): string | undefined {
  return words.map((word) => (word === RACE_MARK ? 'forty' : measureOf(word))).find((measure) => measure !== undefined);
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
