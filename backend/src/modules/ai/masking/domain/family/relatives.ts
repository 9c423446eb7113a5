import type { PrivateSpan } from '../find-known.js';
import { GIVEN_NAMES } from './given-names.js';
import { isSurname, namesBefore, namesBehind } from './names-beside.js';
import { isRelative, type NameWord, nameWords, wordAt } from './relative-words.js';

/** Farther from the word for a relative a given name may be anybody's. */
const REACH = 160;

/** Colleges named like a person. */
const COLLEGES = new Set(
  'sam houston,james madison,austin peay,robert morris,john carroll,stephen f,william jewell,william penn,james mason,benedict college,anderson university,allen university,alfred university,kent state,jackson state,dean college,franklin pierce,wayne state,norman north'.split(
    ',',
  ),
);

/** Finds names of the people around an athlete in any case: beside the word for a relative, in a list, or in the same sentence. Linear. */
export function relativeNames(text: string): PrivateSpan[] {
  const words = nameWords(text);
  const found = new Set<NameWord>();
  let reached = 0;
  words.forEach((_, at) => {
    if (!isRelative(words, at)) return;
    for (const name of [...namesBehind(words, at), ...namesBefore(words, at)]) found.add(name);
    reached = addGiven(words, { at, from: reached }, found);
  });
  return [...found].map(({ start, end }) => ({ kind: 'person', start, end }));
}

/** Given names in the same sentence; `from`: up to which word they were looked for already. */
function addGiven(words: readonly NameWord[], { at, from }: { at: number; from: number }, found: Set<NameWord>): number {
  const isNear = (place: number) => {
    const { sentence, start } = wordAt(words, place);
    return sentence === wordAt(words, at).sentence && Math.abs(start - wordAt(words, at).start) <= REACH;
  };
  let first = at;
  while (first > from && isNear(first - 1)) first -= 1;
  let behind = Math.max(at + 1, from);
  while (isNear(behind)) behind += 1;
  for (let place = first; place < behind; place += 1) {
    if (isCoach(words, place)) continue;
    if (!GIVEN_NAMES.has(wordAt(words, place).plain) || COLLEGES.has(`${wordAt(words, place).low} ${wordAt(words, place + 1).low}`))
      continue;
    found.add(wordAt(words, place));
    if (isSurname(words, place + 1)) found.add(wordAt(words, place + 1));
  }
  return behind;
}

/** "Marcus Tillery is the best coach": no relative. */
function isCoach(words: readonly NameWord[], at: number): boolean {
  const following = [2, 3, 4, 5, 6]
    .map((next) => wordAt(words, at + next))
    .filter(({ sentence }) => sentence === wordAt(words, at).sentence);
  return (
    /^(?:is|was)$/.test(following[0]?.low ?? '') &&
    /^(?:the|a|our|your|their)$/.test(following[1]?.low ?? '') &&
    following.some(({ low }) => low === 'coach')
  );
}
