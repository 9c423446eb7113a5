import type { Edit } from './words/pattern.js';
import { severalOf } from './syntax/possessives.js';
import { lowerAt, posAt, type Word } from './words/word.js';

/** A plural follows these words, so an apostrophe is wrong. */
const COUNTING = new Set(
  `two three four five six seven eight nine ten eleven twelve many several few most these those both all some other hundred dozen more fewer`.split(
    /\s+/,
  ),
);
/** Words after a possessive: "most people's favorite". */
const OWNED = /^(?:NOUN|ADJ|NUM|PROPN|VERB|ADV|DET|NAME|X)$/;
/** Contractions of "is" and "has", or one person. */
const SHORT =
  /^(?:it|that|there|here|what|who|where|how|when|he|she|let|one|everybody|everyone|nobody|people|men|women|children|coach|mom|dad)'s$/;

/** "five senior's on our line", "three touchdown's.": several, with an apostrophe too many. */
export function apostropheEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const { lower, start, end, text } = word;
    if (
      !/^\p{Ll}{3,}'s$/u.test(lower) ||
      word.pos === 'NAME' ||
      SHORT.test(lower) ||
      !isCounted(words, at) ||
      OWNED.test(posAt(words, at + 1))
    )
      return [];
    return [{ start, end, text: severalOf(text.replace(/['’]s$/, '')) }];
  });
}

function isCounted(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  return (
    COUNTING.has(before) ||
    /^(?:[2-9]|\d{2,})$/.test(before) ||
    (/^(?:ADJ|PROPN)$/.test(posAt(words, at - 1)) &&
      (COUNTING.has(lowerAt(words, at - 2)) || /^(?:[2-9]|\d{2})$/.test(lowerAt(words, at - 2))))
  );
}
