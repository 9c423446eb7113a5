import type { NameKnowledge } from './names.js';
import type { Edit } from './words/pattern.js';
import { lowerAt, posAt, type Word } from './words/word.js';

/** A shorter line may be a heading or a signature. */
const SENTENCE = 4;
const SHORTEST_NAME = 4;

/** Small letters where a sentence begins, and those of single names that no dictionary has. */
export function missingCapitals(words: readonly Word[], { unknown, known }: NameKnowledge): Edit[] {
  const names = new Map(known.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((name) => name.length >= SHORTEST_NAME && /^\p{Lu}\p{Ll}/u.test(name)).map((name) => [name.toLowerCase(), name])); // prettier-ignore
  // "tre'von batiste": a first and a last name side by side are no words.
  const parts = new Map(
    known
      .filter((name) => /^\p{Lu}[\p{L}'’-]{1,30}$/u.test(name))
      .flatMap((name) => [
        [name.toLowerCase(), name],
        [name.toLowerCase().replace(/['’]/g, ''), name],
      ]),
  );
  return [
    ...kinInSmall(words),
    ...words.flatMap((word, at) => {
      if (word.pos === 'NAME' || !/^\p{Ll}[\p{Ll}'’-]*$/u.test(word.text)) return [];
      const name = unknown.has(word.start) ? names.get(word.lower) : undefined;
      const own = parts.get(word.lower);
      if (own !== undefined && (parts.has(lowerAt(words, at - 1)) || parts.has(lowerAt(words, at + 1)))) {
        return own === word.text ? [] : [{ start: word.start, end: word.end, text: own }];
      }
      if (name !== undefined) return [{ start: word.start, end: word.end, text: name }];
      return beginsSentence(words, at) ? [{ start: word.start, end: word.end, text: capital(word.text) }] : [];
    }),
  ];
}

function kinInSmall(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => (isOwnKin(words, at) ? [{ start: word.start, end: word.end, text: word.lower }] : []));
}

/** "my Dad" is no name as "Dad" is. */
function isOwnKin(words: readonly Word[], at: number): boolean {
  const isKin = /^(?:Dad|Mom|Mother|Father|Brother|Sister|Parents|Grandma|Grandpa|Uncle|Aunt|Cousin)$/.test(words[at]?.text ?? '');
  return isKin && /^(?:my|our|his|her|your|their)$/.test(lowerAt(words, at - 1)) && posAt(words, at + 1) !== 'PROPN';
}

/** After a full stop, and where a paragraph or the text begins with enough words for a sentence. */
function beginsSentence(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before && before.pos !== 'BREAK' ? followsStop(words, at) : beginsParagraph(words, at);
}

function followsStop(words: readonly Word[], at: number): boolean {
  return /^[.?!]$/.test(lowerAt(words, at - 1)) && posAt(words, at - 2) !== 'PUNCT' && !isShortForm(words[at - 2]);
}

function beginsParagraph(words: readonly Word[], at: number): boolean {
  if (at > 1 && posAt(words, at - 2) !== 'BREAK') return false;
  const end = words.findIndex((word, place) => place > at && word.pos === 'BREAK');
  return (end < 0 ? words.length : end) - at >= SENTENCE;
}

/** "vs." and "no." end no sentence. */
function isShortForm(word: Word | undefined): boolean {
  return word === undefined || word.text.length < 3 || word.pos === 'NUM';
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
