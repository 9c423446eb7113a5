import type { Edit } from '../words/pattern.js';
import { closesClause, lowerAt, opensClause, posAt, type Word } from '../words/word.js';
import { isOnlyVerb, isVerb } from './known-verbs.js';

/** After one of these no clause begins, only a noun: "in you're class" is "in your class". */
const PREPOSITIONS = /^(?:of|in|at|for|with|on|from|about|by|under|into|behind|through|during|against|toward|towards|within|without|between|beside|over|after|before|around|inside)$/; // prettier-ignore
/** Verbs that a clause may follow: "I think you're great". */
const THOUGHT = /^(?:think|thinks|thought|know|knows|knew|say|says|said|hope|hopes|hoped|believe|believes|feel|feels|felt|hear|heard|see|sees|saw|guess|tell|told|mean|means|wish|understand|love|like|glad|sure|appreciate|promise|bet|swear|heard|figure|assume|show|shows|is|was|are|were|be)$/; // prettier-ignore
const CONTRACTED: Readonly<Record<string, string>> = {
  "you're": 'your',
  youre: 'your',
  "they're": 'their',
  theyre: 'their',
  "it's": 'its',
};
/** Persons and things that can follow "be" without an article. */
const SELF =
  /^(?:family|champions?|friends|leaders?|winners?|brothers|teammates|kids|players|people|coach|coaches|seniors|juniors|guys|men|human|home|welcome|top)$/;
const LONGEST = 4;

/** Corrects contractions where only a possessive is possible, and the other way round. */
export function ownOrBeEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const text = ownAt(words, at) ?? beAt(words, at) ?? thereAt(words, at);
    if (text === null || text === undefined) return [];
    const isCapital = /^\p{Lu}/u.test(word.text);
    return [{ start: word.start, end: word.end, text: isCapital ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text }];
  });
}

/** Adjectives and nouns from here; the place after the last noun, or null where there is none. */
function nounsFrom(words: readonly Word[], at: number): number | null {
  let end = at;
  let last: number | null = null;
  if (/ing$/.test(lowerAt(words, at)) && posAt(words, at) === 'VERB' && /^(?:NOUN|PROPN)$/.test(posAt(words, at + 1))) end += 1;
  // "you're number": no bare verb can follow "you are".
  if (isBareVerb(words, at)) {
    last = at + 1;
    end += 1;
  }
  while (end < at + LONGEST && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(posAt(words, end))) {
    if (/^(?:NOUN|PROPN)$/.test(posAt(words, end))) last = end + 1;
    end += 1;
  }
  return last;
}

function isBareVerb(words: readonly Word[], at: number): boolean {
  return posAt(words, at) === 'VERB' && isVerb(lowerAt(words, at)) && !isOnlyVerb(lowerAt(words, at));
}

/** "in you're class", "coach you're QBs", "think you're offense fits" */
function ownAt(words: readonly Word[], at: number): string | null {
  const own = CONTRACTED[lowerAt(words, at)];
  const end = own === undefined ? null : nounsFrom(words, at + 1);
  if (own === undefined || end === null) return null;
  const isOwned = PREPOSITIONS.test(lowerAt(words, at - 1)) ? isBehindPlace(words, at, end) : isOwnedByVerb(words, at, end, own);
  return isOwned ? own : null;
}

/** Behind "after" and "before" a clause may follow: "after you're done". */
function isBehindPlace(words: readonly Word[], at: number, end: number): boolean {
  return !opensClauseBehind(lowerAt(words, at - 1)) || posAt(words, end) !== 'VERB';
}

function isOwnedByVerb(words: readonly Word[], at: number, end: number, own: string): boolean {
  if (own === 'its') return false;
  const isSelf = SELF.test(lowerAt(words, end - 1));
  if (isAskedFor(words, at) || (isDoneTo(words, at) && (own === 'their' || !isSelf))) return true;
  // "you're offense fits": a verb follows the noun.
  const isActor = /^(?:VERB|AUX)$/.test(posAt(words, end)) && !/ing$/.test(lowerAt(words, end));
  return !isSelf && isActor && opensClause(words, at);
}

/** "who is you're coach" */
function isAskedFor(words: readonly Word[], at: number): boolean {
  return /^(?:is|was|are)$/.test(lowerAt(words, at - 1)) && /^(?:who|what|where|when|how)$/.test(lowerAt(words, at - 2));
}

function isDoneTo(words: readonly Word[], at: number): boolean {
  return posAt(words, at - 1) === 'VERB' && !THOUGHT.test(lowerAt(words, at - 1));
}

/** "after you're done" */
function opensClauseBehind(before: string): boolean {
  return /^(?:after|before)$/.test(before);
}

const STATE_BEHIND = /^(?:to|about|for|that|with|at|on|in|if|when|and|but|because|enough|so|now|today|tomorrow)$/;
const STATES = /^(?:free|available|ready|able|welcome|interested|busy|okay|ok|sure|happy|proud|excited|willing|open|fine|done|good|right|correct|kind|awesome|amazing|great|best|better|healthy|back|here|there|home|away|hard|true|close|important|worth|easy|cold|hot|cool|fun|crazy|nice|late|early|tough|different|possible|paid|been|gonna|going|still|not|always|just|really|so|very|too)$/; // prettier-ignore
const POSSESSIVES: Readonly<Record<string, string>> = { your: "you're", its: "it's" };

/** "when your free to talk", "so its working", "its paid off" */
function beAt(words: readonly Word[], at: number): string | null {
  const contracted = POSSESSIVES[lowerAt(words, at)];
  if (contracted === undefined || !mayOpen(words, at)) return null;
  const next = lowerAt(words, at + 1);
  const isPast = contracted === "it's" && /^(?:paid|been|taken|gotten|helped|made|gone)$/.test(next);
  const isPredicate = /^(?:a|an|the|not|my|our|gonna)$/.test(next) || isPast || isState(words, at + 1) || isDoing(words, at + 1);
  return isPredicate ? contracted : null;
}

/** "busy.", "free to" */
function isState(words: readonly Word[], at: number): boolean {
  const word = lowerAt(words, at);
  if (closesClause(words, at + 1) && posAt(words, at) === 'ADJ') return !/^(?:own|best|worst|first|last|next)$/.test(word);
  const ends = closesClause(words, at + 1) || STATE_BEHIND.test(lowerAt(words, at + 1));
  return ends && STATES.test(word) && !/^(?:NOUN|PROPN)$/.test(posAt(words, at + 1));
}

/** "working.", no "coaching style" */
function isDoing(words: readonly Word[], at: number): boolean {
  const word = lowerAt(words, at);
  const isVerbal = /[a-z]{2}ing$/.test(word) && posAt(words, at) === 'VERB' && !/^(?:NOUN|ADJ|PROPN|VERB|AUX)$/.test(posAt(words, at + 1));
  return isVerbal && !/^(?:training|coaching|recruiting|meeting|building|meaning|writing|teaching|timing)$/.test(word);
}

/** A clause, or the object of a verb of thinking or saying, can begin here. */
function mayOpen(words: readonly Word[], at: number): boolean {
  const before = lowerAt(words, at - 1);
  return opensClause(words, at) || (THOUGHT.test(before) && !/^(?:is|was|are|were|be|show|shows|see|saw|love|like)$/.test(before)) || before === 'that'; // prettier-ignore
}

/** "is their a fee", "theirs two clips", "there willing to talk" */
function thereAt(words: readonly Word[], at: number): string | null {
  const next = lowerAt(words, at + 1);
  const word = lowerAt(words, at);
  if (word === 'theirs') return posAt(words, at + 1) === 'NUM' ? 'there are' : isSomething(next);
  if (word === 'there') return opensClause(words, at) && THEY_ARE.test(next) ? "they're" : null;
  const isAsked = /^(?:is|was|are|were|isn't|aren't)$/.test(lowerAt(words, at - 1)) && ANYTHING.test(next);
  return isAsked && /^(?:their|they're|theyre)$/.test(word) ? 'there' : null;
}

function isSomething(word: string): string | null {
  return SOMETHING.test(word) ? "there's" : null;
}

const ANYTHING = /^(?:a|an|any|anything|anyone|something|enough|still|going|more|another|other|room)$/;
const SOMETHING = /^(?:a|an|no|nothing|something|alot|lots|plenty)$/;
const THEY_ARE = /^(?:willing|done|excited|proud|ready|looking|trying|working|coming|going|getting|playing)$/;
