import { changeWords, type WordRule } from '../change-words.js';
import { isBareLine } from './is-bare-line.js';
import { sentencesOf } from './sentences-of.js';

/** Coaches read on a phone between two practices: about one screen. */
export const SHORT_ENOUGH = 120;

const FILLERS: readonly WordRule[] = [
  [/\bI (?:just )?wanted to (?:reach out (?:to you )?(?:and|to) |take a (?:moment|minute) to |let you know that )/g, 'I want to '],
  [/\bI am (?:writing|reaching out|emailing you) (?:today )?to (?:let you know|tell you|say) that /gi, ''],
  [/\bI would like to take this opportunity to /gi, 'I want to '],
  [/\b(?:due to the fact that|owing to the fact that)\b/gi, 'because'],
  [/\bin order to\b/gi, 'to'],
  [/\bat this (?:point in|moment in) time\b/gi, 'now'],
  [/\bas well as\b/gi, 'and'],
  [/\ba lot of\b/gi, 'many'],
  [/\bplease (?:do not hesitate|feel free) to\b/gi, 'please'],
  [/\b(?:really|very|extremely|just|actually|basically|honestly|truly|definitely|simply|quite) /gi, ''],
  [/\bneedless to say,? /gi, ''],
  [/\bif at all possible\b/gi, 'if possible'],
];

export interface Shortened {
  text: string;
  words: number;
}

/**
 * Takes fillers and repeated sentences out; while more than 120 words are left, the sentence that says least goes.
 * Greeting, closing lines, placeholders, links, questions and numbers are kept.
 */
export function shorten(email: string): Shortened {
  const whole = withoutRepeats(
    changeWords(email, FILLERS)
      .split(/\n\s*\n/)
      .map(linesOrSentences),
  );
  const { removed, words } = tooMuch(whole.flat());
  const paragraphs = whole.map((sentences) => sentences.filter((sentence) => !removed.has(sentence)));
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(sentences.every(isBareLine) ? '\n' : ' '))
    .join('\n\n');
  return { text, words };
}

/** The sentences to take out, and how many words are left. */
function tooMuch(sentences: readonly string[]): { removed: Set<string>; words: number } {
  const wordsOf = new Map<string, number>();
  for (const sentence of sentences) wordsOf.set(sentence, (wordsOf.get(sentence) ?? 0) + countWords(sentence));
  let words = [...wordsOf.values()].reduce((sum, count) => sum + count, 0);
  const removed = new Set<string>();
  for (const sentence of leastSayingFirst([...wordsOf.keys()])) {
    if (words <= SHORT_ENOUGH) break;
    removed.add(sentence);
    words -= wordsOf.get(sentence) ?? 0;
  }
  return { removed, words };
}

/** A greeting or a signature keeps its lines; prose is cut into sentences. */
function linesOrSentences(paragraph: string): string[] {
  const lines = paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.every(isBareLine) ? lines : sentencesOf(lines.join('\n'));
}

function withoutRepeats(paragraphs: string[][]): string[][] {
  const seen = new Set<string>();
  return paragraphs.map((sentences) =>
    sentences.filter((sentence) => {
      const key = sentence.toLowerCase().replace(/\W+/g, ' ');
      return isBareLine(sentence) || (!seen.has(key) && seen.add(key));
    }),
  );
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** The longest first of the sentences that hold nothing a coach needs. */
function leastSayingFirst(sentences: readonly string[]): string[] {
  return sentences
    .filter((sentence) => !isBareLine(sentence) && !/[{[\d?]|https?:|\bthank/i.test(sentence))
    .sort((a, b) => b.length - a.length);
}
