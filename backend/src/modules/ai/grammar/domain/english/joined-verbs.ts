import type { Edit } from './words/pattern.js';
import { lowerAt, posAt, type Word } from './words/word.js';
import { PARTICIPLES, PASTS, WORD_FORMS } from './words/word-forms.js';

const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't|i've|we've|you've|they've)$/;
const BETWEEN = /^(?:not|never|always|ever|already|also|just|only)$/;
const DONE = new Set([...PARTICIPLES, ...'been had made told kept led won lost played'.split(' ')]);
const WRONG = new Set(PASTS);
/** Words between the two verbs. */
const FARTHEST = 12;

/** "have never broken a bone or went to a doctor": what "have" belongs to is the second verb's as well. */
export function joinedVerbEdits(words: readonly Word[]): Edit[] {
  return words.flatMap(({ lower }, at) => (HAVE.test(lower) ? secondOf(words, at) : []));
}

function secondOf(words: readonly Word[], have: number): Edit[] {
  let verb = have + 1;
  while (BETWEEN.test(lowerAt(words, verb))) verb += 1;
  if (!isDone(words, verb)) return [];
  for (let at = verb + 1; at < Math.min(words.length, verb + FARTHEST); at += 1) {
    const { pos, text } = words[at] as Word;
    if (pos === 'BREAK' || /^[.;:!?]$/.test(text) || /^(?:i|we|he|she|they|you|who|that|when|because)$/.test(text.toLowerCase())) return [];
    const second = words[at + 1];
    if (/^(?:or|nor)$/.test(text.toLowerCase()) && second && WRONG.has(second.lower)) return participle(second);
  }
  return [];
}

/** A second verb in the same form must be meant. */
function isDone(words: readonly Word[], at: number): boolean {
  return (
    DONE.has(lowerAt(words, at)) || WRONG.has(lowerAt(words, at)) || (posAt(words, at) === 'VERB' && lowerAt(words, at).endsWith('ed'))
  );
}

function participle({ lower, start, end }: Word): Edit[] {
  const text = WORD_FORMS.participle?.(lower) ?? lower;
  return text === lower ? [] : [{ start, end, text }];
}
