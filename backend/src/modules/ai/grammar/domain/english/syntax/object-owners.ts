import type { Edit } from '../words/pattern.js';
import { lowerAt, opensClause, posAt, type Word } from '../words/word.js';

const OWNING: Readonly<Record<string, string>> = { him: 'his', us: 'our', me: 'my' };
const VERBS = /^(?:is|are|was|were|has|have|had|do|does|did|don't|doesn't|didn't|can|can't|will|won't|would)$/;

/** "but him phone were dead", "us kicker were hurt": who owns it is meant. */
export function objectOwnerEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const owner = OWNING[word.lower];
    const thing = posAt(words, at + 1) === 'ADJ' ? at + 2 : at + 1;
    // "us seniors are"
    if (owner === undefined || posAt(words, thing) !== 'NOUN' || (word.lower === 'us' && lowerAt(words, thing).endsWith('s'))) return [];
    if (!opensClause(words, at) || !VERBS.test(lowerAt(words, thing + 1)) || lowerAt(words, at - 1) === 'than') return [];
    const isCapital = /^\p{Lu}/u.test(word.text);
    return [{ start: word.start, end: word.end, text: isCapital ? owner.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : owner }];
  });
}
