import type { Edit } from '../words/pattern.js';
import { lowerAt, posAt, type Word } from '../words/word.js';
import { baseOfPast, isVerb, pastOf, thirdOf } from './known-verbs.js';

const NOBODY = /^(?:nobody|noone|none)$/;
const DENIED =
  /^(?:didn't|didnt|don't|dont|doesn't|doesnt|haven't|havent|hasn't|hasnt|wasn't|can't|cant|couldn't|won't|never|nobody|noone)$/;
const SECOND: Readonly<Record<string, string>> = {
  nothing: 'anything',
  nowhere: 'anywhere',
  neither: 'either',
  none: 'any',
  nobody: 'anybody',
};
/** Words of one clause. */
const FARTHEST = 9;

/** "nobody didn't tell me neither": one of the denials stays. */
export function deniedTwiceEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    if (!DENIED.test(word.lower)) return [];
    return [...(NOBODY.test(word.lower) ? withoutDo(words, at) : []), ...secondOf(words, at)];
  });
}

/** "nobody didn't tell" → "nobody told" */
function withoutDo(words: readonly Word[], at: number): Edit[] {
  const [helper, verb] = [words[at + 1], words[at + 2]];
  if (!helper || !verb || !/^(?:didn't|didnt|don't|dont|doesn't|doesnt)$/.test(helper.lower)) return [];
  const base = isVerb(verb.lower) ? verb.lower : baseOfPast(verb.lower);
  if (base === null) return [];
  return [{ start: helper.start, end: verb.end, text: helper.lower.startsWith('did') ? pastOf(base) : thirdOf(base) }];
}

function secondOf(words: readonly Word[], denied: number): Edit[] {
  for (let at = denied + 1; at < Math.min(words.length, denied + FARTHEST); at += 1) {
    const word = words[at] as Word;
    if (word.pos === 'BREAK' || /^(?:[.,;:?!]|and|but|or|nor|that|because|if|when|who)$/.test(word.lower)) return [];
    if (word.lower === 'nowhere' || (word.lower === 'neither' && isEnd(words, at + 1)) || isObject(words, denied, at)) {
      return [{ start: word.start, end: word.end, text: SECOND[word.lower] ?? word.lower }];
    }
  }
  return [];
}

function isEnd(words: readonly Word[], at: number): boolean {
  return at >= words.length || /^(?:[.,;!?]|and|but|so)$/.test(lowerAt(words, at)) || posAt(words, at) === 'BREAK';
}

/** "told me nothing", where nothing is said of it behind. */
function isObject(words: readonly Word[], denied: number, at: number): boolean {
  const isThing = /^(?:nothing|nobody)$/.test(lowerAt(words, at)) && !/^(?:VERB|AUX)$/.test(posAt(words, at + 1));
  if (isThing && posAt(words, at - 1) === 'VERB' && isEnd(words, at + 1)) return true;
  return isThing && at > denied + 1 && /^(?:me|us|him|her|them|you)$/.test(lowerAt(words, at - 1));
}
