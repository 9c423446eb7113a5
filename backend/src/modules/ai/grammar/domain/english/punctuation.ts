import type { Edit } from './words/pattern.js';
import { lowerAt, type Word } from './words/word.js';
import { WORD_SETS } from './words/word-sets.js';

/** A shorter line is a greeting, a signature or a heading. */
const SENTENCE = 5;
/** The same of a question, and of what begins with "my", "your" or "I". */
const ASKED = 4;

const QUESTION = new Set(WORD_SETS.question);
const GREETINGS = new Set(['dear', 'hi', 'hello', 'hey']);

/** Words that begin the sentence after a greeting. */
const BEGINNINGS = /^(?:i|i'm|im|i've|my|we|our|thank|thanks|this|it|you|your|here|just)$/;

/** The stop that a sentence at the end of a line lacks, and the comma after "Coach Smith" at the beginning. */
export function missingStops(words: readonly Word[]): Edit[] {
  const edits: Edit[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    if (word && word.pos !== 'BREAK') continue;
    edits.push(...greetingComma(words.slice(from, Math.min(at, from + 6))), ...lastStop(words.slice(from, at)));
    from = at + 1;
  }
  return edits;
}

/** "Coach Okonjo my coach said" → "Coach Okonjo, my coach said". */
function greetingComma(line: readonly Word[]): Edit[] {
  const [title, name, next, ...more] = GREETINGS.has(line[0]?.lower ?? '') ? line.slice(1) : line;
  if (title?.lower !== 'coach' || !next || more.length === 0) return [];
  return [title, name].flatMap((word, at) => (isAddress(word, at) && begins([name, next][at]) ? [after(word, ',')] : [])).slice(0, 1);
}

/** "Coach" itself, or the name after it. */
function isAddress(word: Word | undefined, at: number): word is Word {
  return word !== undefined && (at === 0 || isNamed(word));
}

function begins(word: Word | undefined): boolean {
  return BEGINNINGS.test(word?.lower ?? '');
}

function isNamed({ pos, text }: Word): boolean {
  return pos === 'NAME' || /^\p{Lu}/u.test(text);
}

function lastStop(line: readonly Word[]): Edit[] {
  const last = line.at(-1);
  const isSentence =
    line.length >= (isQuestion(line) || startsWithOwner(line) ? ASKED : SENTENCE) &&
    line.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (!last || !isSentence || isListed(line) || /^(?:PUNCT|SYM|NAME)$/.test(last.pos)) return [];
  return [after(last, isQuestion(line) ? '?' : '.')];
}

/** "Kekoa | ATH | 2027" */
function isListed(line: readonly Word[]): boolean {
  return line.some(({ text }) => /^[|•·]$/.test(text));
}

/** "who do I", "what camps should I", "can you". */
function isQuestion(line: readonly Word[]): boolean {
  const start = line.findLastIndex(({ text }) => /^[.,!?;:]$/.test(text)) + 1;
  const [first, ...rest] = line.slice(start, start + 6);
  if (!first || !QUESTION.has(first.lower)) return false;
  return first.pos === 'AUX' ? isPerson(rest[0]) : asksBehind(rest);
}

function startsWithOwner([first]: readonly Word[]): boolean {
  return /^(?:i|my|our|your|we|he|she|they)$/.test(first?.lower ?? '');
}

function asksBehind(rest: readonly Word[]): boolean {
  return rest.some(({ pos }, at) => pos === 'AUX' && isPerson(rest[at + 1])) || /^(?:is|are|was|do|does|did)$/.test(lowerAt(rest, 0));
}

function isPerson(word: Word | undefined): boolean {
  return word !== undefined && (/PRON|DET/.test(word.pos) || word.lower === 'u');
}

function after({ end }: Word, text: string): Edit {
  return { start: end, end, text };
}

/** A blank before a mark, and none after it: "kids ,and", "pounds ." */
export function wrongSpaces(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => [...blankBefore(words, at, word), ...noBlankBehind(words, at, word)]);
}

function blankBefore(words: readonly Word[], at: number, { text, start, end }: Word): Edit[] {
  const [before, next] = [words[at - 1], words[at + 1]];
  // "get the ball out .It was fun"
  const isLast = next === undefined || next.start > end || text === ',' || /^\p{Lu}\p{Ll}|^I$/u.test(next.text);
  const isWord = before !== undefined && before.pos !== 'BREAK' && before.pos !== 'PUNCT' && before.end < start;
  return /^[,.;!?]$/.test(text) && isWord && isLast ? [{ start: before.end, end: start, text: '' }] : [];
}

function noBlankBehind(words: readonly Word[], at: number, { text, end }: Word): Edit[] {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isBetween = before?.pos !== 'PUNCT' && next?.start === end && /^\p{L}/u.test(next.text);
  return isBetween && (/^[,;]$/.test(text) || isStopBefore(words, at)) ? [after({ end } as Word, ' ')] : [];
}

/** " .It": the blank is on the wrong side of the stop. */
function isStopBefore(words: readonly Word[], at: number): boolean {
  const [before, stop, next] = words.slice(Math.max(0, at - 1), at + 2);
  if (!before || !stop || !/^[.!?]$/.test(stop.text)) return false;
  if (before.end < stop.start) return /^\p{Lu}/u.test(next?.text ?? '');
  return endsWord(before) && /^(?:\p{Lu}\p{Ll}+|I)$/u.test(next?.text ?? '');
}

/** "on June 6.Can you": a number or a word in small letters, no "U.S." */
function endsWord({ text, pos }: Word): boolean {
  return pos !== 'NAME' && /^(?:\p{Ll}{3,}|\p{N}{1,4})$/u.test(text);
}
