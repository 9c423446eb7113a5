import type { Edit } from '../words/pattern.js';
import { closesClause, lowerAt, posAt, type Word } from '../words/word.js';

const DEGREES = /^(?:very|so|really|too)$/;

/** The order of another language: "the game more important of the year", "is very important for me your opinion". */
export function orderEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((_, at) => [...superlativeAt(words, at), ...judgedAt(words, at), ...missingItAt(words, at)]);
}

/** "the game more important of" → "the most important game of" */
function superlativeAt(words: readonly Word[], at: number): Edit[] {
  const [noun, more, quality] = [words[at + 1], words[at + 2], words[at + 3]];
  const isOrder =
    lowerAt(words, at) === 'the' && /^(?:more|most)$/.test(more?.lower ?? '') && /^(?:of|in|that|on)$/.test(lowerAt(words, at + 4));
  if (!isOrder || !noun || !quality || noun.pos !== 'NOUN' || quality.pos !== 'ADJ') return [];
  return [{ start: noun.start, end: quality.end, text: `most ${quality.text} ${noun.text}` }];
}

/** "it is very important for me your opinion." → "your opinion is very important to me." */
function judgedAt(words: readonly Word[], at: number): Edit[] {
  // "because is" first becomes "because it is".
  const before = lowerAt(words, at - 1);
  if (!/^(?:is|was)$/.test(lowerAt(words, at)) || before === 'because') return [];
  const degree = DEGREES.test(lowerAt(words, at + 1)) ? 1 : 0;
  const judged = words.slice(at, at + 6 + degree);
  if (judged.length < 6 + degree || !isJudged(judged.slice(1 + degree)) || !closesClause(words, at + 6 + degree)) return [];
  return [reordered(judged, degree, before === 'it' ? words[at - 1] : words[at])];
}

function reordered(judged: readonly Word[], degree: number, first: Word | undefined): Edit {
  const [whom, owner, thing] = judged.slice(-3).map(({ text }) => text);
  const said = judged.slice(0, 2 + degree).map(({ text }) => text);
  return { start: first?.start ?? 0, end: judged.at(-1)?.end ?? 0, text: [owner, thing, ...said, 'to', whom].join(' ') };
}

/** "important for me your opinion" */
function isJudged(words: readonly Word[]): boolean {
  const isOrder = /^\S+ (?:for|to) (?:me|us) (?:your|my|our|the|this|his|her|their) \S+$/.test(words.map(({ lower }) => lower).join(' '));
  return isOrder && words[0]?.pos === 'ADJ' && words[4]?.pos === 'NOUN';
}

const JUDGES = /^(?:important|necessary|possible|difficult|nice|hard|good|easy|better|okay|ok)$/;
const LONGEST = 40;

/** "Is very important for me." → "It is very important for me.", "Is possible to visit?" → "Is it possible to visit?" */
function missingItAt(words: readonly Word[], at: number): Edit[] {
  const be = words[at];
  if (!be || !/^(?:is|was)$/.test(be.lower) || !beginsSentence(words, at)) return [];
  const judged = DEGREES.test(lowerAt(words, at + 1)) ? at + 2 : at + 1;
  if (!JUDGES.test(lowerAt(words, judged)) || !/^(?:to|that|for|if)$/.test(lowerAt(words, judged + 1))) return [];
  const end = words.slice(at, at + LONGEST).find(({ pos, text }) => pos === 'BREAK' || /^[.?!]$/.test(text));
  if (end?.text === '?') return [{ start: be.end, end: be.end, text: ' it' }];
  return [{ start: be.start, end: be.end, text: `It ${be.lower}` }];
}

function beginsSentence(words: readonly Word[], at: number): boolean {
  return at === 0 || posAt(words, at - 1) === 'BREAK' || /^[.?!]$/.test(lowerAt(words, at - 1));
}
