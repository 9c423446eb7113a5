import type { Edit } from '../words/pattern.js';
import { lowerAt, opensClause, posAt, type Word } from '../words/word.js';
import { baseOfThird, isVerb, thirdOf } from './known-verbs.js';

const ADVERBS =
  /^(?:always|never|still|also|really|just|even|only|often|sometimes|usually|truly|already|probably|definitely|actually|constantly|currently|both|all|literally|honestly|basically|kinda)$/;
/** After one of these a bare verb is right: "did he go", "let him", "insist that she come". */
const BARE_BEHIND =
  /^(?:do|does|did|don't|doesn't|didn't|will|would|won't|can|can't|could|couldn't|should|shouldn't|shall|may|might|must|let|lets|make|makes|made|help|helps|helped|see|saw|seen|watch|watched|hear|heard|have|had|having|cannot|than|and|or|nor)$/;
const WISHED = /^(?:insist|insists|insisted|suggest|suggests|suggested|recommend|recommends|recommended|demand|demands|demanded|request|requests|requested|ask|asks|asked|important|essential|vital|necessary|propose|proposed|rather)$/; // prettier-ignore
const ONE = /^(?:he|she)$/;
const SEVERAL = /^(?:i|we|they)$/;
/** "people like you does", "when you was": what is before "you" shows that it acts. */
const BEFORE_YOU = /^(?:like|as|than|what|how|when|if|that|because|since|where|think|know|hope|say|said|whether|and|but|so|do)$/;
const FARTHEST_ADVERB = 2;

const OF_ONE: Readonly<Record<string, string>> = { have: 'has', do: 'does', "don't": "doesn't", dont: "doesn't", were: 'was', are: 'is' };
const OF_SEVERAL: Readonly<Record<string, string>> = { has: 'have', does: 'do', "doesn't": "don't", doesnt: "don't" };

/** Corrects verbs that do not agree with a pronoun, at any position, also with a word between: "she still talk", "in 7-on-7 we goes". */
export function pronounVerbEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    if (ONE.test(word.lower)) return ofOne(words, at);
    if (SEVERAL.test(word.lower) || actsAsYou(words, at)) return ofSeveral(words, at);
    return [];
  });
}

function actsAsYou(words: readonly Word[], at: number): boolean {
  return lowerAt(words, at) === 'you' && (opensClause(words, at) || BEFORE_YOU.test(lowerAt(words, at - 1)));
}

function ofOne(words: readonly Word[], at: number): Edit[] {
  const place = verbBehind(words, at);
  if (isBareDue(words, at) && !isStated(words, at, place)) return [];
  const verb = words[place];
  if (!verb) return [];
  const isBase = isVerb(verb.lower) && thirdOf(verb.lower) !== verb.lower && isTaggedVerb(words, place) && !isPastToo(verb.lower);
  const right = OF_ONE[verb.lower] ?? (isBase ? thirdOf(verb.lower) : null);
  return right === null ? [] : [{ start: verb.start, end: verb.end, text: right }];
}

function isBareDue(words: readonly Word[], at: number): boolean {
  return BARE_BEHIND.test(lowerAt(words, at - 1)) || isWished(words, at);
}

/** ", and he were": no bare verb, and no wish. */
function isStated(words: readonly Word[], at: number, verb: number): boolean {
  return lowerAt(words, at - 1) === 'and' && lowerAt(words, at - 2) === ',' && /^(?:were|have|do|don't)$/.test(lowerAt(words, verb));
}

/** "insist that she come", "if he were" */
function isWished(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  return /^(?:if|though|wish)$/.test(before) || WISHED.test(before) || (before === 'that' && WISHED.test(lowerAt(words, at - 2)));
}

/** "he put", "she read", "he beat" may be past tense. */
function isPastToo(verb: string): boolean {
  return /^(?:put|read|hit|cut|set|let|beat|hurt|cost|quit|shut|split|spread|upset|bet|come|run|become|overcome|lead)$/.test(verb);
}

function ofSeveral(words: readonly Word[], at: number): Edit[] {
  const place = verbBehind(words, at);
  const verb = words[place];
  const right = verb && (OF_SEVERAL[verb.lower] ?? (isTaggedVerb(words, place) ? baseOfThird(verb.lower) : null));
  if (!verb || right === null || right === undefined || isOfAnother(words, at)) return [];
  return [{ start: verb.start, end: verb.end, text: right }];
}

/** "the coach and I work" is left to others, "everyone but I has" as well. */
function isOfAnother(words: readonly Word[], at: number): boolean {
  return /^(?:or|nor|but|who|than)$/.test(lowerAt(words, at - 1)) && !opensClause(words, at);
}

function verbBehind(words: readonly Word[], at: number): number {
  let next = at + 1;
  while (next <= at + FARTHEST_ADVERB && ADVERBS.test(lowerAt(words, next))) next += 1;
  return next;
}

/** Tagged as a verb, or as a noun where none is possible. */
function isTaggedVerb(words: readonly Word[], at: number): boolean {
  return posAt(words, at) === 'VERB' || (posAt(words, at) === 'NOUN' && /^(?:PRON|DET|ADP|SCONJ|ADV|PART)$/.test(posAt(words, at + 1)));
}
