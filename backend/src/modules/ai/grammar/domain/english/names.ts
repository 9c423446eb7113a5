import type { Edit } from './words/pattern.js';
import { REGULARISED } from './words/regularised-verbs.js';
import { lowerAt, type Word } from './words/word.js';
import { UNCONTRACTED } from './words/word-forms.js';
import { WORD_SETS } from './words/word-sets.js';

/** First names that are ordinary words as well; they count as names where a name is due. */
const WORD_NAMES = new Set(
  'mark will grant chase bill rob pat art drew jack frank dean bob jim mike nick ray clay cole dale hunter mason grady wade chip rich'.split(
    ' ',
  ),
);

/** Given names that are no other words. */
const GIVEN = new Set(
  (WORD_SETS.given ?? []).filter((name) => !WORD_NAMES.has(name) && !/^(?:chance|dean|trey|cooper|parker|carter|brady|blake)$/.test(name)),
);

const TITLES = new Set(['coach', 'mr', 'mrs', 'ms']);
const NAMED = new Set(['named', 'is', 'was', 'name']);

/** Before a coach who is spoken of: "my coach Doug Varela". */
const DESCRIBED = new Set(['my', 'our', 'the', 'a', 'his', 'her', 'your', 'head', 'school']);

/** "the only coach whos come": they lack their apostrophe. */
const CONTRACTED = new Set(UNCONTRACTED);

/** Data that distinguishes names from words. */
export interface NameKnowledge {
  /** Offsets of words that the dictionary lacks. */
  unknown: ReadonlySet<number>;
  /** Names of more than one word that are known to be right: "Round Rock". */
  known: readonly string[];
}

/** Small first letters of names: after "coach", and where a name is known. */
export function nameCapitals(words: readonly Word[], { unknown, known }: NameKnowledge): Edit[] {
  return [
    ...words.flatMap((_, at) => [
      ...afterTitle(words, at, unknown),
      ...beforeSurname(words, at, unknown),
      ...wholeName(words, at, unknown),
      ...namedBehind(words, at, unknown),
    ]),
    ...knownNames(words, known),
  ];
}

/** "coach doug varela", "my coach is doug varela": the words there that can only be names, and the title where it is one. */
function afterTitle(words: readonly Word[], at: number, unknown: ReadonlySet<number>): Edit[] {
  const title = words[at];
  if (title === undefined || !TITLES.has(title.lower)) return [];
  if (title.lower !== 'coach')
    return [title, words[lowerAt(words, at + 1) === '.' ? at + 2 : at + 1]].flatMap((word) =>
      word && /^\p{L}{2}/u.test(word.text) ? capital(word) : [],
    );
  const isPlain = !NAMED.has(lowerAt(words, at + 1));
  const named = nameAt(words, isPlain ? at + 1 : at + 2, unknown);
  const isTitle = isPlain && named.length > 0 && !DESCRIBED.has(lowerAt(words, at - 1));
  return [...(isTitle ? [title] : []), ...named].flatMap(capital);
}

/** "his name is will Hargrove": a first name that is a word as well. */
function beforeSurname(words: readonly Word[], at: number, unknown: ReadonlySet<number>): Edit[] {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !WORD_NAMES.has(word.lower) || !unknown.has(next.start) || !/^\p{Lu}\p{Ll}/u.test(next.text)) return [];
  return /^(?:is|was|named|by|with|from|and|coach|trainer|mr|met|,)$/.test(lowerAt(words, at - 1)) ? capital(word) : [];
}

/** "doug varela": a given name before a word that no dictionary has. */
function wholeName(words: readonly Word[], at: number, unknown: ReadonlySet<number>): Edit[] {
  const [word, next] = [words[at], words[at + 1]];
  const isName = word && next && GIVEN.has(word.lower) && unknown.has(next.start) && /^\p{Ll}{4,}$/u.test(next.text);
  return isName && !TITLES.has(lowerAt(words, at - 1)) && !REGULARISED.has(next.lower) && !CONTRACTED.has(next.lower)
    ? [word, next].flatMap(capital)
    : [];
}

const PERSONS = new Set(WORD_SETS.person);

/** "my trainer, luis prado, told me": a first and a last name between commas behind the person. */
function namedBehind(words: readonly Word[], at: number, unknown: ReadonlySet<number>): Edit[] {
  if (!PERSONS.has(lowerAt(words, at)) || lowerAt(words, at + 1) !== ',' || lowerAt(words, at + 4) !== ',') return [];
  const named = words.slice(at + 2, at + 4);
  const isName = named.every(({ text }) => /^\p{L}{2,}$/u.test(text)) && named.some(({ start }) => unknown.has(start));
  return isName ? named.flatMap(capital) : [];
}

/** At most two words, of which one at least is in no dictionary. */
function nameAt(words: readonly Word[], from: number, unknown: ReadonlySet<number>): Word[] {
  const some = words.slice(from, from + 2);
  if ((some[0]?.text.length ?? 0) < 2) return [];
  // "my coach telled us"
  const length = some.findIndex(
    ({ start, lower }) => REGULARISED.has(lower) || CONTRACTED.has(lower) || (!unknown.has(start) && !WORD_NAMES.has(lower)),
  );
  const named = some.slice(0, length < 0 ? some.length : length);
  return named.some((word) => unknown.has(word.start)) ? named : [];
}

/** Each known name where it is in small letters. */
function knownNames(words: readonly Word[], known: readonly string[]): Edit[] {
  const byFirst = new Map<string, string[][]>();
  for (const name of known.flatMap((one) => [one, one.replace(/ (?:High School|Prep|Academy|HS)$/, '')])) {
    const parts = name.split(' ');
    const first = parts[0]?.toLowerCase() ?? '';
    if (parts.length > 1) byFirst.set(first, [...(byFirst.get(first) ?? []), parts]);
  }
  return words.flatMap(({ lower }, at) => {
    const name = byFirst.get(lower)?.find((parts) => parts.every((part, next) => words[at + next]?.lower === part.toLowerCase()));
    return (name ?? []).flatMap((part, next) => {
      const word = words[at + next];
      return word && word.text === word.lower && part !== word.text ? [{ start: word.start, end: word.end, text: part }] : [];
    });
  });
}

function capital({ text, start, end }: Word): Edit[] {
  const written = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return written === text ? [] : [{ start, end, text: written }];
}
