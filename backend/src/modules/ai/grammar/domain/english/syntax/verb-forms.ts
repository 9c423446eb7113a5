import type { Edit } from '../words/pattern.js';
import { closesClause, lowerAt, posAt, type Word } from '../words/word.js';
import { PARTICIPLES } from '../words/word-forms.js';
import { baseOfPast, baseOfThird, doingOf, isOnlyVerb, isVerb, participleOf } from './known-verbs.js';

/** A bare verb is due behind them. */
const MODALS =
  /^(?:will|would|can|could|should|must|might|won't|wouldn't|can't|cannot|couldn't|shouldn't|mustn't|wont|wouldnt|cant|couldnt|shouldnt|didn't|didnt|doesn't|doesnt|don't|dont|i'll|we'll|you'll|he'll|she'll|they'll|i'd|to)$/;
const ASKING = /^(?:will|would|can|could|should|did|do|does|might|must|may)$/;
const PERSONS = /^(?:i|we|you|he|she|they|it)$/;
const BETWEEN =
  /^(?:not|never|always|also|just|really|even|still|only|ever|definitely|probably|all|both|please|already|recently|finally|actually|not)$/;
const HAVE = /^(?:have|has|had|haven't|hasn't|hadn't|havent|hasnt|hadnt|i've|we've|you've|they've|ive|weve|youve)$/;
const FARTHEST = 2;

/** Forms of verbs that do not go with the word they depend on. */
export function verbFormEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const text = formAt(words, at);
    if (text === null || text === word.lower) return [];
    return [{ start: word.start, end: word.end, text }];
  });
}

function formAt(words: readonly Word[], at: number): string | null {
  return bareAt(words, at) ?? doneAt(words, at) ?? stateAt(words, at) ?? letAt(words, at) ?? doingAt(words, at);
}

/** The place of the word that this verb depends on, over the words between. */
function behind(words: readonly Word[], at: number): number {
  let before = at - 1;
  while (before >= at - FARTHEST && BETWEEN.test(lowerAt(words, before))) before -= 1;
  return before;
}

/** "will seen", "could you please sent", "would loves", "to went" */
function bareAt(words: readonly Word[], at: number): string | null {
  if (!/^(?:VERB|AUX|NOUN)$/.test(posAt(words, at))) return null;
  const due = dueAt(words, at);
  const { lower } = words[at] as Word;
  if (due === null || (isLeftTo(due, lower) && !isBegun(words, at))) return null;
  const past = baseOfPast(lower);
  if (past !== null && !isNounToo(lower)) return past;
  return due === 'to' ? null : baseOfThird(lower);
}

/** The word that requires a bare verb here; null when there is none. */
function dueAt(words: readonly Word[], at: number): string | null {
  const before = behind(words, at);
  const isAsked = PERSONS.test(lowerAt(words, before)) && ASKING.test(lowerAt(words, before - 1)) && !/^(?:PRON|NOUN|PROPN)$/.test(posAt(words, before - 2)); // prettier-ignore
  const place = isAsked ? before - 1 : before;
  const due = lowerAt(words, place);
  const isDue = MODALS.test(due) || (ASKING.test(due) && place < at - 1);
  return isDue && !isNamed(words, place) ? due : null;
}

/** "Will says": a name, not a verb. */
function isNamed(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && /^\p{Lu}/u.test(word.text) && at > 0 && posAt(words, at - 1) !== 'PUNCT';
}

/** "I'd played", "listened to played out songs"; "don't got" is "don't have". */
function isLeftTo(due: string, verb: string): boolean {
  if (due === "i'd" || (due === 'to' && verb.endsWith('ed'))) return true;
  return verb === 'got' && /^(?:do|don'?t|doesn'?t)$/.test(due);
}

/** "began to laughed" */
function isBegun(words: readonly Word[], at: number): boolean {
  return (
    lowerAt(words, at - 1) === 'to' &&
    /^(?:began|begin|start|started|want|wants|wanted|need|needs|try|tried|going|able|hope|plan)$/.test(lowerAt(words, at - 2))
  );
}

function isNounToo(word: string): boolean {
  return /^(?:thought|set|cut|run|lost|left|found|used|led|broken|drawn|worn|taught|played|learned|gone|spoken|known|written|needed|bit|made|born)$/.test(
    word,
  );
}

/** "have attach my", "has always support me", "haven't hear" */
function doneAt(words: readonly Word[], at: number): string | null {
  const { lower, pos } = words[at] as Word;
  const have = behind(words, at);
  if (!HAVE.test(lowerAt(words, have)) || !isVerb(lower) || /^(?:be|have|do|let|need|want)$/.test(lower)) return null;
  if (isOnlyVerb(lower)) return /^(?:VERB|AUX)$/.test(pos) ? participleOf(lower) : null;
  if (isShortened(words, at, have)) return participleOf(lower);
  return isPart(words, at, have) || (pos === 'VERB' && takesObject(words, at)) ? participleOf(lower) : null;
}

/** "I've start 12 games", "have gain 15 pounds": no noun stands there. */
function isShortened(words: readonly Word[], at: number, have: number): boolean {
  const helper = lowerAt(words, have);
  if (posAt(words, at + 1) === 'NUM') return helper !== 'had';
  return /'?ve$/.test(helper) && helper !== 'have' && posAt(words, at + 1) !== 'PART';
}

/** "has always support", "haven't visit": nothing but a verb goes there. */
function isPart(words: readonly Word[], at: number, have: number): boolean {
  return posAt(words, at) !== 'PROPN' && (have < at - 1 || /n'?t$/.test(lowerAt(words, have)));
}

function takesObject(words: readonly Word[], at: number): boolean {
  return /^(?:PRON|DET|PROPN)$/.test(posAt(words, at + 1)) && !/^(?:i|we|he|she|they|that|this|who)$/.test(lowerAt(words, at + 1));
}

/** Participles of feelings and of what happens to a person: "was shock when", "am honor to", "is heal now". */
const DONE_TO =
  /^(?:shock|honor|excite|interest|bless|surprise|impress|motivate|dedicate|commit|prepare|concern|disappoint|injure|invite|schedule|expect|involve|recruit|heal|thrill|amaze|inspire|determine|focus|use|suppose|name|elect|select|clear|register|enroll|convince|scare|bore|tire|crack|worry|damage|cancel|delay|postpone)$/;
/** "was wonder if", "am look for" */
const DOING =
  /^(?:wonder|hope|look|plan|try|wait|think|write|talk|go|come|ask|work|train|play|send|get|recover|learn|hear|reach|consider)$/;
const BEHIND_STATE =
  /^(?:to|by|that|in|about|when|if|for|with|at|on|now|again|and|but|because|how|as|from|of|you|out|or|fast|hard|english|spanish)$/;
const ACTORS = /^(?:i|we|he|she|they|you|i'm|we're|they're|you're)$/;

function stateAt(words: readonly Word[], at: number): string | null {
  const { lower } = words[at] as Word;
  const be = DONE_TO.test(lower) || DOING.test(lower) ? beBehind(words, at) : null;
  const closes = closesClause(words, at + 1);
  if (be === null || !(closes || BEHIND_STATE.test(lowerAt(words, at + 1)))) return null;
  return stateOf(lower, isActed(words, be) || isFelt(words, be, lower), closes);
}

/** "my mom was very impress": a person, and no noun. */
function isFelt(words: readonly Word[], be: number, verb: string): boolean {
  const isPerson = posAt(words, be - 1) === 'NOUN' && /^(?:my|our|his|her|their|the|your)$/.test(lowerAt(words, be - 2));
  return (
    isPerson &&
    /^(?:impress|excite|disappoint|motivate|inspire|amaze|thrill|injure|invite|convince|prepare|involve|surprise|concern)$/.test(verb)
  );
}

function stateOf(verb: string, acts: boolean, closes: boolean): string | null {
  if (DONE_TO.test(verb)) return acts || /^(?:heal|clear|crack|worry|damage|cancel|delay|postpone)$/.test(verb) ? participleOf(verb) : null;
  return acts && !closes ? doingOf(verb) : null;
}

/** The form of "be" before this word, over words between. */
function beBehind(words: readonly Word[], at: number): number | null {
  let be = at - 1;
  while (be >= at - FARTHEST && /^(?:very|so|really|also|just|still|not|always|currently|too|super)$/.test(lowerAt(words, be))) be -= 1;
  const isBe = /^(?:am|is|are|was|were|been|i'm|im|we're|they're|you're|he's|she's)$/.test(lowerAt(words, be));
  return isBe || isToBe(words, be) ? be : null;
}

/** "would be honor", "getting recruit" */
function isToBe(words: readonly Word[], be: number): boolean {
  const isBare = lowerAt(words, be) === 'be' && /^(?:would|will|can|could|should|to|i'd|i'll)$/.test(lowerAt(words, be - 1));
  return isBare || /^(?:getting|gotten)$/.test(lowerAt(words, be));
}

function isActed(words: readonly Word[], be: number): boolean {
  if (/^(?:be|getting|gotten)$/.test(lowerAt(words, be))) return true;
  return /'(?:m|re|s)$|^im$/.test(lowerAt(words, be)) || ACTORS.test(lowerAt(words, be - 1));
}

/** "letting us came", "let me knew", "help me got" */
function letAt(words: readonly Word[], at: number): string | null {
  const isLet = /^(?:let|lets|letting|make|makes|made|making|help|helps|helped|helping)$/.test(lowerAt(words, at - 2));
  const isSeen = /^(?:see|watch|hear|seeing|watching)$/.test(lowerAt(words, at - 2)) && posAt(words, at) === 'VERB';
  if ((!isLet && !isSeen) || !/^(?:me|us|him|her|them)$/.test(lowerAt(words, at - 1)) || posAt(words, at) === 'ADJ') return null;
  if (isSeen) return baseOfThird(lowerAt(words, at));
  const base = baseOfPast(lowerAt(words, at));
  return base !== null && !isNounToo(lowerAt(words, at)) ? base : null;
}

const SEEN = new Set([...PARTICIPLES, 'came', 'went', 'saw', 'took', 'gave', 'wrote', 'made', 'had', 'sent', 'met', 'got', 'let']);

/** "thanks for taken the time", "for gave me": a participle with something behind that it is done to. */
function doingAt(words: readonly Word[], at: number): string | null {
  const { lower } = words[at] as Word;
  const isDue = lowerAt(words, at - 1) === 'for' && /^(?:thanks|thank|you|coach|appreciate)$/.test(lowerAt(words, at - 2));
  if (isDue && SEEN.has(lower)) return doingOf(baseOfPast(lower) ?? lower);
  return null;
}
