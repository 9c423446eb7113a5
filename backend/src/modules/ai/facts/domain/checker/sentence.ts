import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';

/** A piece of a text in one writing, with its place there. */
export interface Sentence {
  text: string;
  /** In small letters, of the same length. */
  low: string;
  start: number;
}

/** Limits the text checked around a number when there are no full stops. */
const LONGEST = 600;
const ENDS = /(?<![.!?])[.!?]+(?=["')]?\s)|\n/g;
const SHORT_FORM = /\b(?:st|mt|mr|mrs|ms|dr|vs|no|jr|sr|ft|avg|approx|jan|feb|mar|apr|aug|sept?|oct|nov|dec|lbs?|p\.m|a\.m)$/i;

/** The sentences of a text in their order; each line is at least one. Linear. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    for (let from = start; from < end; from += LONGEST) sentences.push(sentenceAt(text, from, Math.min(end, from + LONGEST)));
    start = end;
  };
  for (const { 0: mark, index } of matchesOf(text, ENDS)) {
    if (mark === '.' && SHORT_FORM.test(text.slice(Math.max(start, index - 5), index))) continue;
    add(index + mark.length);
  }
  add(text.length);
  return sentences.filter((sentence) => /\S/.test(sentence.text));
}

function sentenceAt(text: string, start: number, end: number): Sentence {
  const part = text.slice(start, end);
  const low = part.toLowerCase();
  // Lower-casing a capital whose small letter is longer would shift the offsets after it.
  return { text: part, low: low.length === part.length ? low : part.replace(/[A-Z]/g, (letter) => letter.toLowerCase()), start };
}
