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
  let paragraphs = withoutRepeats(changeWords(email, FILLERS).split(/\n\s*\n/).map(linesOrSentences));
  while (countWords(paragraphs) > SHORT_ENOUGH) {
    const victim = leastSaying(paragraphs);
    if (victim === undefined) break;
    paragraphs = paragraphs.map((sentences) => sentences.filter((sentence) => sentence !== victim));
  }
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(sentences.every(isBareLine) ? '\n' : ' '))
    .join('\n\n');
  return { text, words: countWords(paragraphs) };
}

/** A greeting or a signature keeps its lines; prose is cut into sentences. */
function linesOrSentences(paragraph: string): string[] {
  const lines = paragraph.split('\n').map((line) => line.trim()).filter(Boolean);
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

function countWords(paragraphs: readonly string[][]): number {
  return paragraphs.flat().join(' ').split(/\s+/).filter(Boolean).length;
}

/** The longest of the sentences that hold nothing a coach needs; undefined when each holds something. */
function leastSaying(paragraphs: readonly string[][]): string | undefined {
  return paragraphs
    .flat()
    .filter((sentence) => !isBareLine(sentence) && !/[{[\d?]|https?:|\bthank/i.test(sentence))
    .sort((a, b) => b.length - a.length)[0];
}
