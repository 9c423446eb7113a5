import type { Edit } from './words/pattern.js';
import { lowerAt, opensClause, posAt, type Word } from './words/word.js';
import { BASES, WORD_FORMS } from './words/word-forms.js';

const PLAIN = new Set([...BASES, 'break', 'begin', 'fall', 'grow', 'choose', 'draw', 'become', 'meet', 'leave', 'ask', 'finish', 'start']);
const PERSON = /^(?:i|we|he|she|they|you)$/;
/** "last week", "last Friday": a time that is over. */
const OVER =
  /^(?:week|month|night|year|season|summer|fall|spring|winter|weekend|game|friday|saturday|sunday|monday|tuesday|wednesday|thursday|time|june|july|august|october|november)$/;
/** After these words the meaning differs: "since last year", "our game last week". */
const NOT_BEFORE_LAST = /^(?:since|than|then|from|like|the|my|our|your|their|of|until|as|every|to)$/;
/** Another clause, another time, or what one does again and again. */
const OTHER_TIME = /^(?:i|we|he|she|they|you|since|than|because|before|after|until|when|while|if|that|every|each|always|usually)$/;
const FARTHEST = 9;
/** Words before the clause in which "since" may be. */
const BACK = 5;

/** "I come to the game last month", "Lamar come to our school yesterday": who acts in a time that is over acted. */
export function pastTimeEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    if (!PLAIN.has(word.lower) || !/^(?:VERB|NOUN)$/.test(word.pos) || !isActor(words, at - 1) || !isOver(words, at)) return [];
    const text = WORD_FORMS.pasttense?.(word.lower) ?? word.lower;
    return text === word.lower ? [] : [{ start: word.start, end: word.end, text }];
  });
}

/** A person or a name with which a clause begins. */
function isActor(words: readonly Word[], at: number): boolean {
  if (words.slice(Math.max(0, at - BACK), at).some(({ lower }) => lower === 'since')) return false;
  if (PERSON.test(lowerAt(words, at))) return opensClause(words, at) && !/^(?:when|if|that|what|how)$/.test(lowerAt(words, at - 1));
  let from = at;
  while (posAt(words, from) === 'PROPN' && /^\p{Lu}/u.test(words[from]?.text ?? '') && at - from < 3) from -= 1;
  return from < at && opensClause(words, from + 1);
}

/** Returns whether the verb's clause contains a past time, with no other verb before it. */
function isOver(words: readonly Word[], verb: number): boolean {
  for (let at = verb + 1; at < Math.min(words.length, verb + FARTHEST); at += 1) {
    if (endsClause(words[at] as Word)) return false;
    if (namesPast(words, at)) return true;
  }
  return false;
}

function endsClause({ pos, text, lower }: Word): boolean {
  return /^(?:BREAK|VERB|AUX)$/.test(pos) || /^[.,;:!?]$/.test(text) || OTHER_TIME.test(lower);
}

function namesPast(words: readonly Word[], at: number): boolean {
  const isLast = lowerAt(words, at) === 'last' && OVER.test(lowerAt(words, at + 1)) && !NOT_BEFORE_LAST.test(lowerAt(words, at - 1));
  return isLast || /^(?:yesterday|ago)$/.test(lowerAt(words, at));
}
