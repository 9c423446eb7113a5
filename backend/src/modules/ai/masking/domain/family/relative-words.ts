import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';

/** A word of a text with the characters directly before it. */
export interface NameWord {
  text: string;
  low: string;
  /** Without accents and a possessive: "denise's" → "denise". */
  plain: string;
  start: number;
  end: number;
  /** Between the word before and this one. */
  gap: string;
  sentence: number;
}

/** Represents the word before the first one and after the last one. */
const NO_WORD: NameWord = { text: '', low: '', plain: '', start: -1, end: -1, gap: '\n', sentence: -1 };

const set = (words: string) => new Set(words.split(' '));
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’-](?=\p{L}))*/gu;
const SHORT = /\b(?:dr|mr|mrs|ms|st|jr|sr|\p{L})$/iu;

const RELATIVES = set(
  'mom mum mama momma mommy mother dad daddy father parent parents folks brother brothers sister sisters sibling siblings twin twins uncle uncles aunt aunts auntie cousin cousins nephew nephews niece nieces grandma grandpa granny grandmother grandfather grandparent grandparents guardian guardians stepmom stepdad stepmother stepfather stepbrother stepsister godfather godmother godparents girlfriend boyfriend wife bro bros sis pops nana papa granddad grandad memaw meemaw pawpaw abuela abuelo madre padre',
);
/** People of an athlete's life: they count behind "my" and "our" only. */
const OTHERS = set(
  'trainer counselor counsellor doctor pediatrician dentist therapist physio surgeon tutor mentor pastor priest teacher principal agent friend roommate neighbor neighbour babysitter family girl boy girls boys gf bf fiance fiancee kids son daughter cuz pop',
);
const MINE = set('my our me mi');
/** Words between "my" and the relative. */
const MOST_BETWEEN = 3;

export function nameWords(text: string): NameWord[] {
  let [end, sentence] = [0, 0];
  return matchesOf(text, WORD).map(({ 0: found, index: start }) => {
    const gap = text.slice(end, start);
    if (/[.!?]['")]?\s|\n/.test(gap) && !(gap === '. ' && SHORT.test(text.slice(Math.max(0, end - 4), end)))) sentence += 1;
    end = start + found.length;
    const low = found.toLowerCase();
    return { text: found, low, plain: plainOf(low), start, end, gap, sentence };
  });
}

export function wordAt(words: readonly NameWord[], at: number): NameWord {
  return words[at] ?? NO_WORD;
}

function plainOf(low: string): string {
  return low
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?$/, '');
}

/** Returns whether the word is a relative of the athlete, or another person after "my". "Their parents" and "your dad" are other people's. */
export function isRelative(words: readonly NameWord[], at: number): boolean {
  const plain = singular(wordAt(words, at).plain);
  if (OTHERS.has(plain)) return isMine(words, at);
  if (!RELATIVES.has(plain) && !/^(?:step|half|god|grand)-?(?:mom|dad|mother|father|brother|sister|parents?)$/.test(plain)) return false;
  return !['your', 'his', 'their'].includes(wordAt(words, at - 1).low) && !isSchool(words, at);
}

/** "Father Ryan", "Brother Martin": names of schools; a relative would have "my" before it. */
function isSchool(words: readonly NameWord[], at: number): boolean {
  const isTitle = /^(?:Father|Brother|Mother|Sister)$/.test(wordAt(words, at).text) && firstOfMention(words, at) === at;
  const { gap, text } = wordAt(words, at + 1);
  return isTitle && gap === ' ' && /^\p{Lu}\p{Ll}/u.test(text);
}

/** "moms", "dads" without an apostrophe. */
function singular(plain: string): string {
  const short = plain.replace(/-in-law$/, '');
  return RELATIVES.has(short) ? short : short.replace(/s$/, '');
}

function isMine(words: readonly NameWord[], at: number): boolean {
  const first = wordAt(words, firstOfMention(words, at)).low;
  return MINE.has(first) || (wordAt(words, at).plain === 'family' && /^[,:(]/.test(wordAt(words, at + 1).gap));
}

/** Where "my little brother" begins; the word for the relative itself without "my". */
export function firstOfMention(words: readonly NameWord[], at: number): number {
  for (let before = at - 1; before >= at - MOST_BETWEEN; before -= 1) {
    if (wordAt(words, before + 1).gap !== ' ') return at;
    if (MINE.has(wordAt(words, before).low)) return before;
  }
  return at;
}
