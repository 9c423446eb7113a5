import { protectedParts } from '../../protected-parts.js';

/** A word, a punctuation mark or the end of a line, where it is in a text. */
export interface Word {
  text: string;
  /** In small letters, with a straight apostrophe. */
  lower: string;
  start: number;
  end: number;
  /** Universal part of speech ("NOUN"); BREAK ends a line, NAME is a placeholder, link or address that no rule may change. */
  pos: string;
}

/** Part of speech by the offset where its word begins. */
export type PartsOfSpeech = ReadonlyMap<number, string>;

const TOKENS = /\p{L}[\p{L}\p{N}\p{M}]*(?:['’-][\p{L}\p{N}]+)*['’]?|\p{N}+(?:[.,:/-]\p{N}+)*\p{L}*|\n|[^\s\p{L}\p{N}]/gu;

/** The words of a text in their order; blanks are in none of them. */
export function wordsOf(text: string, parts: PartsOfSpeech): Word[] {
  return protectedParts(text).flatMap(({ text: part, start, isProtected }) => {
    if (isProtected) return [{ text: part, lower: part.toLowerCase(), start, end: start + part.length, pos: 'NAME' }];
    return [...part.matchAll(TOKENS)].map((match) => wordAt(match[0], start + match.index, parts));
  });
}

function wordAt(text: string, start: number, parts: PartsOfSpeech): Word {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return { text, lower, start, end: start + text.length, pos: posOf(text, parts.get(start)) };
}

function posOf(text: string, tagged = 'X'): string {
  if (text === '\n') return 'BREAK';
  return /^[\p{L}\p{N}]/u.test(text) ? tagged : 'PUNCT';
}

/** Words after which a new clause can begin. */
const OPENERS = new Set(
  `and but or so because cause cuz if when whenever that since while then after before until although though where what how why
  whether unless as than plus hi hello hey dear yes yeah well`.split(/\s+/),
);

/** Those that may instead join a second subject to the one before. */
const JOINERS = new Set(['and', 'or', 'nor', 'than', 'as', 'plus', 'if', 'though', 'although', 'whether', 'that']);

/** Whether a clause can begin at this word. */
export function opensClause(words: readonly Word[], at: number): boolean {
  return opensSentence(words, at) || OPENERS.has(words[at - 1]?.lower ?? '');
}

/** The same, where the word cannot be the second of two subjects and no wish is spoken of ("if my mom were"). */
export function opensPlainClause(words: readonly Word[], at: number): boolean {
  return opensClause(words, at) && !JOINERS.has(words[at - 1]?.lower ?? '');
}

function opensSentence(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || before.pos === 'BREAK' || /^[,.;:!?("“—–]$/.test(before.text);
}

/** Whether the sentence, or at least its clause, ends before this word. */
export function closesClause(words: readonly Word[], at: number): boolean {
  const next = words[at];
  return next === undefined || next.pos === 'BREAK' || /^[,.;:!?)”"]$/.test(next.text);
}

const ASKERS =
  /^(?:who|whom|what|which|where|that|how|whoever|whatever|nobody|nothing|anyone|someone|anything|something|want|wants|wanted|need|needs|told|asked|used)$/;
/** "an address to send the form to" */
const GIVES = /^(?:send|sent|give|talk|speak|write|belong|listen|commit|say|set|turn|reply|respond|mail)$/;
/** Words that are looked back over. */
const FARTHEST_BACK = 40;

/** Whether no word before this place in its sentence can belong to a "to" here: "who should I send the form to?", "if you want me to". */
export function nothingTakesTo(words: readonly Word[], at: number): boolean {
  // "Thanks to:"
  if (words[at + 1] && !/^[.,;!?\n]$/.test(lowerAt(words, at + 1))) return false;
  for (let before = at - 1; before >= Math.max(0, at - FARTHEST_BACK); before -= 1) {
    const { text, pos, lower } = words[before] as Word;
    if (pos === 'BREAK' || /^[.?!]$/.test(text)) return true;
    // "I want to lift" has its "to" already.
    const hasOne = /^(?:want|wants|wanted|need|needs|used)$/.test(lower) && lowerAt(words, before + 1) === 'to';
    if ((ASKERS.test(lower) && !hasOne) || GIVES.test(lower)) return false;
  }
  return true;
}

/** The word at a place in small letters; '' where there is none. */
export function lowerAt(words: readonly Word[], at: number): string {
  return words[at]?.lower ?? '';
}

/** The part of speech at a place; '' where there is no word. */
export function posAt(words: readonly Word[], at: number): string {
  return words[at]?.pos ?? '';
}
