import { changeWords, type WordRule } from '../change-words.js';
import { emailKind } from '../email-kind.js';
import { isBareLine } from './is-bare-line.js';
import { sentencesOf } from './sentences-of.js';
import { keptLines } from './set-tone.js';

/** Coaches read on a phone between two practices: about one screen. */
export const SHORT_ENOUGH = 120;

/** Down to here a sentence goes that says little. */
const LITTLE_ENOUGH = 60;

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
  [/\b(really|very|so|super) \1\b/gi, '$1'],
  [/\b(?:the )?whole entire\b/gi, 'the whole'],
  [
    /\b(?:basically|honestly|to be honest|needless to say|as you know|in all honesty|at the end of the day|the thing is(?: that)?|the fact is(?: that)?|what i mean is(?: that)?|like i said),? /gi,
    '',
  ],
  [/,? (?:to be honest|after a lot of talks back and forth|back and forth|in all honesty|at the end of the day),(?= )/gi, ','],
  [/\b(and )?(?:then )?what happened was(?: that)? /gi, '$1'],
  // "not just fast", "not very fast": without these words they would say something else.
  [/(?<!\b(?:not|never|no) |n['’]t )\b(?:really|very|extremely|just|actually|truly|definitely|simply|quite) (?!(?:because|not)\b)/gi, ''],
  [/,? because you asked(?=[.!?])/gi, ''],
  [/,? and I wanted to get back to you on that(?=[.,!?])/gi, ''],
  [/\bif at all possible\b/gi, 'if possible'],
  [
    /\b(?:in my (?:own )?(?:humble |personal )?opinion,? )?I (?:personally )?(?:feel|believe|think) (?:like |that )?(?=I (?:am|have|can|would)\b)/gi,
    '',
  ],
  [/\bin my (?:own )?(?:humble |personal )?opinion,? /gi, ''],
  [/\bI personally\b/gi, 'I'],
  [/,? and so to answer (?:that|the|your) question(?: that you asked)?,?(?= )/gi, ','],
  [/\b(?:and )?(?:so )?to answer (?:that|the|your) question(?: that you asked)?, /gi, ''],
  [/\bI guess (?:that )?/gi, ''],
  [/\bwhat I (?:would|wanted to|want to|will) say is(?: that)? /gi, ''],
  [/\bwhat I (?:do|did|was doing|have been doing) is(?: that)? /gi, ''],
  [/\b(?:the reason (?:why )?(?:that )?I am (?:writing|emailing)(?: to)?(?: you)?(?: today)? is (?:that|because) )/gi, ''],
  [/\band then after that\b/gi, 'and then'],
  [
    /\bI (?:just )?(?:wanted|want) to (?:quickly )?(?:reach out|write|email)(?: to)?(?: you)?(?: today)? to introduce myself(?: to you)?\. /gi,
    '',
  ],
  [/\bI went back and forth (?:on|about) (?:it|this|that), /gi, 'I '],
  [/\bthank you so very much\b/gi, 'thank you so much'],
  [/\b(?:for taking|taking) (?:the )?time out of your (?:very )?busy (?:day|schedule) to\b/gi, 'for taking the time to'],
  [/\bat the (?:present|current) (?:time|moment)\b/gi, 'now'],
  [/\bfor the (?:purpose|reason) of\b/gi, 'for'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\b(?:I would just like to|I just want to|I just wanted to) say(?: that)? /gi, ''],
];

/** Sentences that say nothing. */
const EMPTY =
  /^(?:i (?:really )?(?:hope|trust) (?:that )?(?:this (?:email|message|letter)|you|your (?:day|week|season|summer|family))\b[^?\d]{0,80}\b(?:well|great|good|wonderful)\b[^?\d]{0,60}|i know (?:that )?you are (?:\w+ ){0,2}busy[^?\d]{0,60}|how are you(?: doing)?(?: today)?\?|i will keep this short)[.!]?$/i;

/** What a coach reads past: praise that fits any school, and what everybody says of himself. */
const LITTLE =
  /\b(?:best programs?|whole (?:entire )?(?:country|world)|for many years|since i was|(?:loved?|loves) (?:the game|football)|hard worker|i also like|my (?:dad|uncle|grand\w+|brother|mother|mom) )/i;

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
    keptLines(email, changeWords(email, FILLERS))
      .split(/\n\s*\n/)
      .map((paragraph) => linesOrSentences(paragraph).filter((sentence) => !EMPTY.test(sentence))),
  );
  const { removed, words } = tooMuch(whole.flat(), isPlain(email));
  const paragraphs = whole.map((sentences) => sentences.filter((sentence) => !removed.has(sentence)));
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(sentences.every(isBareLine) ? '\n' : ' '))
    .join('\n\n');
  return { text, words };
}

/** The sentences to take out, and how many words are left. */
function tooMuch(sentences: readonly string[], maySayLess: boolean): { removed: Set<string>; words: number } {
  const wordsOf = new Map<string, number>();
  for (const sentence of sentences) wordsOf.set(sentence, (wordsOf.get(sentence) ?? 0) + countWords(sentence));
  let words = [...wordsOf.values()].reduce((sum, count) => sum + count, 0);
  const removed = new Set<string>();
  for (const sentence of maySayLess ? leastSayingFirst([...wordsOf.keys()]) : []) {
    if (words <= (LITTLE.test(sentence) ? LITTLE_ENOUGH : SHORT_ENOUGH)) continue;
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

/** Thanks, an answer and a refusal are needed sentence by sentence. */
function isPlain(email: string): boolean {
  return ['first', 'follow-up'].includes(emailKind(email));
}

/** Of the sentences that hold nothing a coach needs those that say little, then the longest. */
function leastSayingFirst(sentences: readonly string[]): string[] {
  return sentences
    .filter((sentence) => !isBareLine(sentence) && !/[{[\d?]|https?:|\bthank/i.test(sentence))
    .sort((a, b) => Number(LITTLE.test(b)) - Number(LITTLE.test(a)) || b.length - a.length);
}
