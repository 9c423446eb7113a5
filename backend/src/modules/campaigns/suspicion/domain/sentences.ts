import { negatedWords } from './negation.js';

/** One sentence in plain words: lower case, without accents and apostrophes; an amount of money is `$`, another number `#`. */
export interface Sentence {
  words: string[];
  /** Which words are below a "not" in their part between commas, dashes and words such as "but". */
  negated: boolean[];
}

/** Most characters of a text that are analyzed. */
const MOST_TEXT = 20_000;
/** A longer one is cut, so that what is compared within a sentence stays little. */
const MOST_WORDS = 80;

const TOKEN = /[$€£]? ?\d+(?:[.,]\d+)*[€$£]?|\p{L}+|[.!?](?=\s|$)|[;:,()\u2013\u2014]|\n{2,}/gu;
const ENDS = /^[.!?;\n]/;
const BREAKS = new Set([',', ':', '(', ')', '\u2013', '\u2014']);
/** Words that begin a new clause: a "not" before one does not apply after it. */
const TURNS = new Set(['but', 'so', 'then', 'instead', 'because', 'please', 'until', 'aber', 'sondern', 'pero', 'sino', 'just', 'bitte']);
const PERSONS = new Set(['i', 'we', 'you', 'they', 'he', 'she', 'please', 'need', 'needs', 'then', 'ich', 'wir', 'yo']);
const CURRENCIES = new Set(['dollars', 'dollar', 'usd', 'bucks', 'euro', 'euros', 'eur', 'dolares', 'pesos', 'grand']);

/** Linear in the text, of which the beginning is read. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let [words, clauses, clause]: [string[], number[], number] = [[], [], 0];
  const end = () => {
    if (words.length > 0) sentences.push({ words, negated: negatedWords(words, clauses) });
    [words, clauses, clause] = [[], [], 0];
  };
  const tokens = plain(text.slice(0, MOST_TEXT)).match(TOKEN) ?? [];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1] ?? '';
    if (ENDS.test(token)) return end();
    if (words.length === MOST_WORDS) end();
    if (BREAKS.has(token) || TURNS.has(token) || (token === 'and' && PERSONS.has(next))) clause += 1;
    if (BREAKS.has(token)) return;
    words.push(wordOf(token, next));
    clauses.push(clause);
  });
  end();
  return sentences;
}

/** The words of a name or an address. */
export function wordsOf(text: string): string[] {
  return sentencesOf(text.slice(0, 300)).flatMap(({ words }) => words);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'\u2019\u2018`]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\be-mail/g, 'email')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

function wordOf(token: string, next: string): string {
  if (/[$€£]/.test(token)) return '$';
  if (!/\d/.test(token)) return token;
  return CURRENCIES.has(next) ? '$' : '#';
}
