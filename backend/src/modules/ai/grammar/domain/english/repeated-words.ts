import type { Edit } from './words/pattern.js';
import type { Word } from './words/word.js';

/** Written twice on purpose: "had had", "that that", "very very". */
const ON_PURPOSE = new Set(
  'had that very really so far long no ha haha bye much many never way blah go yes too more again paw mee maw pom walla bora night'.split(
    ' ',
  ),
);

/** A word that is there twice: "I play play both ways". */
export function repeatedWords(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const isTwice =
      before?.lower === word.lower && before.pos !== 'NAME' && /^(?:\p{Ll}+|I)$/u.test(word.text) && !ON_PURPOSE.has(word.lower);
    return isTwice ? [{ start: word.start, end: word.end, text: '' }] : [];
  });
}

/** The library's own finding of the same, where it is on purpose. */
export function isOnPurpose(problem: string): boolean {
  const [one, other, ...more] = problem.trim().toLowerCase().split(/\s+/);
  return more.length === 0 && (other === undefined || one === other) && ON_PURPOSE.has(one ?? '');
}
