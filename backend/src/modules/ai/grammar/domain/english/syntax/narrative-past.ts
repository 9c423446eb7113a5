import type { Edit } from '../words/pattern.js';
import { lowerAt, posAt, type Word } from '../words/word.js';
import { baseOfThird, isVerb, pastOf, thirdOf } from './known-verbs.js';
import { PASTS } from '../words/word-forms.js';

const PAST = new Set([
  ...PASTS,
  ...'was were told said had lost won made got felt kept left met caught brought sent heard found held thought led hit'.split(' '),
]);
/** What is done again and again, or is so today. */
const HABIT = /^(?:always|every|usually|now|still|today|sometimes|often|whenever|each|everyday|also|both|lately)$/;
/** Behind one of these a clause may be of another time: "he said that he needs it". */
const OTHER_TIME =
  /^(?:that|because|who|which|if|when|since|said|say|says|told|think|know|hope|why|what|how|where|until|while|as|like|than)$/;
const JOINS = /^(?:and|but|so|then|,)$/;
const OWNERS = /^(?:my|our|his|her|their|the)$/;
/** Not of one time only: "my dad know", "he want". */
const LASTING = /^(?:be|have|do|know|want|need|love|like|live|play|think|believe|hope|work|mean|care|say)$/;
/** A bare verb may belong to one of these: "helped me read and throw". */
const GOVERNS =
  /^(?:to|can|could|will|would|should|must|might|did|didn't|do|don't|let|lets|help|helped|make|made|saw|see|watch|watched|heard|had)$/;
const TELLS = /^(?:say|tell|run|come|go|get|take|give|make|throw|catch|see|bring|find|send)$/;
/** Words that are looked back over. */
const FARTHEST = 25;

/**
 * A story that has begun in the past goes on in it: "we were down and our coach tell us", "and he pick it up". `edits`: those
 * that would give such a verb the form of the present.
 */
export function inNarrativePast(words: readonly Word[], edits: readonly Edit[]): Edit[] {
  const places = new Map(words.map(({ start }, at) => [start, at]));
  const kept = edits.flatMap((edit) => {
    const at = places.get(edit.start);
    const word = at === undefined ? undefined : words[at];
    if (at === undefined || !word || !isPresentOf(word, edit) || !goesOn(words, at)) return [edit];
    const past = pastOf(baseOfThird(word.lower) ?? word.lower);
    return past === word.lower ? [] : [{ ...edit, text: past }];
  });
  const taken = new Set(kept.map(({ start }) => start));
  return [...kept, ...words.flatMap((word, at) => (taken.has(word.start) ? [] : bareAt(words, at)))];
}

function isPresentOf({ lower, pos }: Word, { text }: Edit): boolean {
  if (LASTING.test(lower) || LASTING.test(text) || pos === 'PROPN') return false;
  return isVerb(lower) ? text === thirdOf(lower) : baseOfThird(lower) === text;
}

/** The clause of this verb is joined to one that tells of the past. */
function goesOn(words: readonly Word[], verb: number): boolean {
  let at = verb - 1;
  for (; at >= Math.max(0, verb - FARTHEST) && !JOINS.test(lowerAt(words, at)); at -= 1) {
    if (endsSentence(words, at) || HABIT.test(lowerAt(words, at)) || OTHER_TIME.test(lowerAt(words, at))) return false;
  }
  return !isHabitAfter(words, verb) && isNarratedBefore(words, at);
}

function isHabitAfter(words: readonly Word[], verb: number): boolean {
  for (let at = verb + 1; at < Math.min(words.length, verb + FARTHEST); at += 1) {
    if (endsSentence(words, at) || /^(?:and|but)$/.test(lowerAt(words, at))) return false;
    if (HABIT.test(lowerAt(words, at))) return true;
  }
  return false;
}

/** The nearest verb before this place in the sentence is of the past. */
function isNarratedBefore(words: readonly Word[], from: number): boolean {
  for (let at = from; at >= Math.max(0, from - FARTHEST); at -= 1) {
    const { lower, pos } = words[at] as Word;
    if (endsSentence(words, at) || HABIT.test(lower)) return false;
    if (/^(?:VERB|AUX)$/.test(pos) && !/ing$/.test(lower) && lowerAt(words, at - 1) !== 'to') return isPast(words, at);
  }
  return false;
}

function isPast(words: readonly Word[], at: number): boolean {
  const word = lowerAt(words, at);
  const isPerfect = /^(?:have|has|had|'ve|i've|we've|be|been|is|are|am|i'm|was|were)$/.test(lowerAt(words, at - 1));
  return !isPerfect && (PAST.has(word) || (posAt(words, at) === 'VERB' && /[a-z]{2}ed$/.test(word)));
}

function endsSentence(words: readonly Word[], at: number): boolean {
  return posAt(words, at) === 'BREAK' || /^[.?!]$/.test(lowerAt(words, at));
}

/** "and our coach tell us", "called me and say you": a bare verb where the past is told. */
function bareAt(words: readonly Word[], at: number): Edit[] {
  const { lower, start, end, pos } = words[at] as Word;
  const isDue = pos !== 'PROPN' && isVerb(lower) && TELLS.test(lower) && /^(?:PRON|DET)$/.test(posAt(words, at + 1));
  if (!isDue || !(isOfSomebody(words, at) || isSecond(words, at))) return [];
  const past = pastOf(lower);
  return past === lower ? [] : [{ start, end, text: past }];
}

/** "and our coach tell" */
function isOfSomebody(words: readonly Word[], at: number): boolean {
  const isOne = /^(?:NOUN|PROPN)$/.test(posAt(words, at - 1)) && OWNERS.test(lowerAt(words, at - 2));
  return isOne && JOINS.test(lowerAt(words, at - 3)) && goesOn(words, at);
}

/** "called me and say", where no helper governs both verbs. */
function isSecond(words: readonly Word[], at: number): boolean {
  if (lowerAt(words, at - 1) !== 'and') return false;
  for (let from = at - 2; from >= Math.max(0, at - FARTHEST); from -= 1) {
    const { lower, pos } = words[from] as Word;
    if (endsSentence(words, from) || GOVERNS.test(lower) || HABIT.test(lower)) return false;
    if (pos === 'VERB') return isPast(words, from) && !isGoverned(words, from) && !isHabitAfter(words, at);
  }
  return false;
}

function isGoverned(words: readonly Word[], at: number): boolean {
  return GOVERNS.test(lowerAt(words, at - 1)) || /^(?:me|us|him|her|them)$/.test(lowerAt(words, at - 1));
}
