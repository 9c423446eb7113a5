import { emailKind } from '../email-kind.js';
import { isBareLine } from './is-bare-line.js';
import { sentencesOf } from './sentences-of.js';
import { EMPTY, FILLERS, LITTLE, QUESTION_AGAIN } from './style/fillers.js';
import { keptSentences } from './set-tone.js';
import { PLAIN_ASKS, TAKEN_BACK } from './style/hedges.js';
import { mergedSentences } from './style/merged-sentences.js';
import { opinionsAgain } from './style/said-again.js';
import { WORDY_LEADS } from './style/wordy-leads.js';
import { changeWords } from '../change-words.js';

/** Coaches read on a phone between two practices: about one screen. */
export const SHORT_ENOUGH = 120;

/** Sentences with little content are removed until so many words are left. */
const LITTLE_ENOUGH = 60;

export interface Shortened {
  text: string;
  words: number;
}

/**
 * Removes fillers and repeated sentences; while more than 120 words are left, removes the sentence with the least
 * content. Greeting, closing lines, placeholders, links, questions and numbers are kept.
 */
export function shorten(email: string): Shortened {
  const whole = withoutRepeats(
    keptSentences(withoutRestated(plainlyAsked(email.replace(SAME_YEAR, '$1'))), [...WORDY_LEADS, ...FILLERS])
      .split(/\n\s*\n/)
      .map((paragraph) => withoutEmpty(linesOrSentences(paragraph))),
  );
  const again = opinionsAgain(whole.flat());
  const { removed, words } = tooMuch(
    whole.flat().filter((sentence) => !again.has(sentence)),
    isPlain(email),
  );
  const paragraphs = whole.map((sentences) => sentences.filter((sentence) => !removed.has(sentence) && !again.has(sentence)));
  const text = paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(sentences.every(isBareLine) ? '\n' : ' '))
    .join('\n\n');
  const merged = mergedSentences(text);
  return { text: merged, words: merged === text ? words : countWords(merged) };
}

/** Requests without what winds around them. */
function plainlyAsked(email: string): string {
  return changeWords(email, [...TAKEN_BACK, ...PLAIN_ASKS]);
}

/** "class of 2027, which means that I will graduate in 2027" */
const SAME_YEAR = /\b(class of (20\d\d)), which means (?:that )?I (?:will|am going to|['’]ll) (?:be graduating|graduate)(?: in \2)?/gi;
/** What a coach needs: figures, placeholders, links, thanks and anything that is asked. */
const NEEDED =
  /[{[\d?]|https?:|\b(?:thank|let me know|tell me|grateful|wonder|sorry|apologi|find out|(?:want|like|love|need) to know)|\b(?:one|two|three|four|five|interceptions?|touchdowns?|fumbles?)\b|\binjur/i;
/** The form of address before a sentence without content. */
const ADDRESS = /^((?:dear |hello |hi )?(?:coach(?: \p{Lu}\p{L}+)?|\{\{[^{}]*\}\}),) (.+)$/iu;

/** Removes sentences without content; their form of address moves to the next. */
function withoutEmpty(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  let address = '';
  for (const sentence of sentences) {
    const [, whom = '', rest = sentence] = ADDRESS.exec(sentence) ?? [];
    if (EMPTY.test(rest) || QUESTION_AGAIN.test(rest)) address ||= whom;
    else {
      kept.push(address === '' ? sentence : `${address} ${sentence.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase())}`);
      address = '';
    }
  }
  return kept;
}

/** The sentences to take out, and how many words are left. */
function tooMuch(sentences: readonly string[], mayOmit: boolean): { removed: Set<string>; words: number } {
  const wordsOf = new Map<string, number>();
  for (const sentence of sentences) wordsOf.set(sentence, (wordsOf.get(sentence) ?? 0) + countWords(sentence));
  let words = [...wordsOf.values()].reduce((sum, count) => sum + count, 0);
  const removed = new Set<string>();
  for (const sentence of mayOmit ? leastSayingFirst([...wordsOf.keys()]) : []) {
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

/** "As I said, my height is 6'2"": removes the sentences whose figures all appear earlier. */
function withoutRestated(email: string): string {
  const figures = new Set<string>();
  const isNew = (sentence: string): boolean => {
    const stated = (sentence.match(/\d[\d.,'"]*/g) ?? []).map((figure) => figure.replace(/[.,]{1,3}$/, ''));
    const isAgain = stated.length > 0 && AGAIN.test(sentence) && stated.every((figure) => figures.has(figure));
    for (const figure of stated) figures.add(figure);
    return !isAgain;
  };
  const lines = email.split('\n').map((line) => line.split(/(?<=[.!?]["”')]?) +(?=\S)/));
  return lines.map((sentences) => sentences.filter((sentence) => isNew(sentence)).join(' ')).join('\n');
}

const AGAIN =
  /\b(?:as (?:I|i) (?:have )?(?:said|mentioned|wrote|told you)|as (?:mentioned|stated|noted)|like I said|again|by the way|in other words|to repeat|once more)\b/i;

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Thanks, an answer and a refusal are needed sentence by sentence. */
function isPlain(email: string): boolean {
  return ['first', 'follow-up'].includes(emailKind(email));
}

/** "My new film is up. It is at …": without the first sentence nobody knows what "it" is. */
const REFERS = /^(?:it|they|them|this|these|those|he|she|both)\b/i;

/** Sentences without anything a coach needs: those with little content first, then the longest. */
function leastSayingFirst(sentences: readonly string[]): string[] {
  return sentences
    .filter((sentence, at) => !isBareLine(sentence) && !NEEDED.test(sentence) && !REFERS.test(sentences[at + 1] ?? ''))
    .sort((a, b) => Number(LITTLE.test(b)) - Number(LITTLE.test(a)) || b.length - a.length);
}
