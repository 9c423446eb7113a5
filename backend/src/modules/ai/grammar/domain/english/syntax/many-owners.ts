import type { Edit } from '../words/pattern.js';
import { lowerAt, posAt, type Word } from '../words/word.js';
import { baseOfThird, isVerb } from './known-verbs.js';
import { severalOf } from './possessives.js';

const MANY = /^(?:all|both|some|most|many|several|few|none|two|three|four|five)$/;
const OWNERS = /^(?:my|our|your|his|her|their|the|these|those)$/;
const OBJECT = /^(?:the|an?|my|our|your|his|her|their|some|me|us|him|them|it|you)$/;
const STATE = /^(?:is|are|was|were|have|has|do|does|don't|doesn't|can|will|all|both)$/;
/** "my coach's call the other day" */
const TIME = /^(?:other|day|week|night|year|time|month)$/;

/** "all of my teacher's like me", "our receiver's drop the ball": who acts owns nothing. */
export function manyOwnerEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const owner = /^(\p{Ll}{3,})'s$/u.exec(word.lower)?.[1];
    if (
      owner === undefined ||
      word.pos === 'NAME' ||
      /^\p{Lu}/u.test(word.text) ||
      !(OWNERS.test(lowerAt(words, at - 1)) || lowerAt(words, at - 1) === 'of')
    )
      return [];
    return isOfMany(words, at) || actsOn(words, at) || isJoinedToMany(words, at)
      ? [{ start: word.start, end: word.end, text: severalOf(owner) }]
      : [];
  });
}

/** "all three of my brother's plays football" */
function isOfMany(words: readonly Word[], at: number): boolean {
  if (lowerAt(words, at - 2) !== 'of' || !MANY.test(lowerAt(words, at - 3))) return false;
  const next = lowerAt(words, at + 1);
  const acts = (isVerb(next) || baseOfThird(next) !== null) && !/^(?:VERB|AUX|ADP|PUNCT|CCONJ|X|)$/.test(posAt(words, at + 2));
  return STATE.test(next) || acts;
}

/** "my parent's and my two sisters", "a lot of guy's say" */
function isJoinedToMany(words: readonly Word[], at: number): boolean {
  const isPair = /^(?:parent|grandparent|teammate|classmate|guy)'s$/.test(lowerAt(words, at));
  return isPair && (lowerAt(words, at + 1) === 'and' || isVerb(lowerAt(words, at + 1)));
}

/** "our receiver's drop some balls" */
function actsOn(words: readonly Word[], at: number): boolean {
  const isAct = isVerb(lowerAt(words, at + 1)) && OBJECT.test(lowerAt(words, at + 2)) && !TIME.test(lowerAt(words, at + 3));
  return isAct && (posAt(words, at - 2) === '' || /^(?:BREAK|PUNCT|CCONJ|SCONJ)$/.test(posAt(words, at - 2)));
}
