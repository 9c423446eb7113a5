import { lowerAt, posAt, type Word } from './words/word.js';

const ACTS = /^(?:VERB|AUX)$/;
const PERSON = /^(?:i|we|he|she|they|you|it)$/;
const BE_OR_HAVE = /^(?:am|is|are|was|were|have|has|can|could|will|would|do|did)$/;
const OWNERS = /^(?:my|our|your)$/;
const THOUGHT = /^(?:think|know|knew|thought|say|said|hope|believe|wish|feel|felt|told|tell|heard|saw|see|ask|asked|sure|glad)$/;
const MEASURES = /^(?:pounds|lbs|inches|yards|touchdowns|tackles|sacks|tall|old)$/;
const POINTS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|year|week|season|summer|fall|spring|month)$/;
/** "back then", "and then", "more then" */
const NOT_BEFORE_THEN = /^(?:and|but|so|or|since|until|by|back|than|if|more|less|better|even|only|right|just|,)$/;
const COMPARED = /^(?:more|less|worse|rather|other|different|.{2,}er)$/;
const NOT_BEFORE_PLEASE = /^(?:and|but|so|or|to|could|can|would|will|you|that|if|also|then|,|:|—|-|yes)$/;

/** Places where a second sentence begins that no stop parts from the first; `preceding`: the words of the first. */
export function runsOnAt(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  const isThought = preceding.some(({ lower }) => THOUGHT.test(lower));
  return (
    nowThen(words, at) ||
    pleaseThen(words, at) ||
    thenActs(words, at, preceding) ||
    measuredThen(words, at) ||
    (!isThought && (ownedThen(words, at) || otherThen(words, at)))
  );
}

/** A day, a month or a time of the year. */
export function isPoint(word: string): boolean {
  return POINTS.test(word);
}

/** "until June now it is healed" */
function nowThen(words: readonly Word[], at: number): boolean {
  return lowerAt(words, at) === 'now' && POINTS.test(lowerAt(words, at - 1)) && isStatement(words, at + 1);
}

/** "I am", "my wrist is" */
function isStatement(words: readonly Word[], at: number): boolean {
  const isPerson = PERSON.test(lowerAt(words, at)) && (BE_OR_HAVE.test(lowerAt(words, at + 1)) || ACTS.test(posAt(words, at + 1)));
  return isPerson || (OWNERS.test(lowerAt(words, at)) && posAt(words, at + 1) === 'NOUN' && BE_OR_HAVE.test(lowerAt(words, at + 2)));
}

/** "is on Hudl please take a look" */
function pleaseThen(words: readonly Word[], at: number): boolean {
  const isAsked = lowerAt(words, at) === 'please' && posAt(words, at + 1) === 'VERB' && !NOT_BEFORE_PLEASE.test(lowerAt(words, at - 1));
  return isAsked && !ACTS.test(posAt(words, at - 1));
}

/** "was bad then we scored" */
function thenActs(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  // "stronger then I was"
  if (preceding.some(({ lower }) => COMPARED.test(lower))) return false;
  const isThen = lowerAt(words, at) === 'then' && !NOT_BEFORE_THEN.test(lowerAt(words, at - 1));
  return isThen && PERSON.test(lowerAt(words, at + 1)) && ACTS.test(posAt(words, at + 2)) && !ACTS.test(posAt(words, at - 1));
}

/** "180 pounds my forty is", "six feet tall I weigh" */
function measuredThen(words: readonly Word[], at: number): boolean {
  if (!MEASURES.test(lowerAt(words, at - 1))) return false;
  const isOwn = OWNERS.test(lowerAt(words, at)) && BE_OR_HAVE.test(lowerAt(words, at + 2));
  return isOwn || (lowerAt(words, at) === 'i' && /^(?:weigh|run|bench|squat|have|am)$/.test(lowerAt(words, at + 1)));
}

/** "I can come Saturday my dad can come too", "I also play corner my coach is" */
function ownedThen(words: readonly Word[], at: number): boolean {
  const isNew = OWNERS.test(lowerAt(words, at)) && posAt(words, at + 1) === 'NOUN' && BE_OR_HAVE.test(lowerAt(words, at + 2));
  const isPlayed = posAt(words, at - 1) === 'NOUN' && /^(?:play|plays|played|also)$/.test(lowerAt(words, at - 2));
  return isNew && (POINTS.test(lowerAt(words, at - 1)) || isPlayed);
}

/** "I love your offense you throw": what is owned needs no clause that says which. */
function otherThen(words: readonly Word[], at: number): boolean {
  const isOwned = /^(?:your|our)$/.test(lowerAt(words, at - 2)) && posAt(words, at - 1) === 'NOUN';
  return isOwned && /^(?:you|we|they)$/.test(lowerAt(words, at)) && ACTS.test(posAt(words, at + 1));
}
