import type { RuleBreach } from './rule-breach.js';
import { textWords, type TextWord } from './text-words.js';

/** So many words in capitals, one after the other, with so many letters, are loud; "QB, WR, 3.7 GPA" is not. */
const LOUD_WORDS = 5;
const LOUD_LETTERS = 16;
const LOUD_LONG_WORDS = 3;
const LONG_WORD = 4;
const MOST = 10;
const LETTERS = /\p{L}/gu;

/** Runs of words in capitals. */
export function shouting(text: string): RuleBreach[] {
  const words = textWords(text);
  const found: RuleBreach[] = [];
  let run: TextWord[] = [];
  const end = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && isLoud(text, run)) found.push({ code: 'shouting', at: first.start, text: text.slice(first.start, last.end) });
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    if (last && text.slice(last.end, word.start).includes('\n')) end();
    const written = text.slice(word.start, word.end);
    if (isInCapitals(written)) run.push(word);
    else if (/\p{Ll}/u.test(written)) end();
  }
  end();
  return found.slice(0, MOST);
}

/** A subject in capitals alone, with two words that are no abbreviations. */
export function isLoudSubject(subject: string): boolean {
  const words = textWords(subject).map(({ start, end }) => subject.slice(start, end));
  const long = words.filter((word) => isInCapitals(word) && lettersIn(word) >= LONG_WORD);
  return long.length >= 2 && words.every((word) => !/\p{Ll}/u.test(word));
}

function isLoud(text: string, run: readonly TextWord[]): boolean {
  const letters = run.reduce((sum, { start, end }) => sum + lettersIn(text.slice(start, end)), 0);
  const long = run.filter(({ start, end }) => lettersIn(text.slice(start, end)) >= LONG_WORD).length;
  return run.length >= LOUD_WORDS && letters >= LOUD_LETTERS && long >= LOUD_LONG_WORDS;
}

function isInCapitals(word: string): boolean {
  return /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word);
}

function lettersIn(word: string): number {
  return word.match(LETTERS)?.length ?? 0;
}
