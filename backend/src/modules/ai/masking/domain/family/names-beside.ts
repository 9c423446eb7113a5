import { DOUBTFUL_NAMES, GIVEN_NAMES } from './given-names.js';
import { NO_NAME_ENDING, NO_NAMES } from './no-names.js';
import { firstOfMention, isRelative, type NameWord, wordAt } from './relative-words.js';

const MOST_NAMES = 8;
const MOST_LEADS = 6;
/** What leads from the relative to the name. */
const LEADS = new Set('name names is are was were be called named goes by whose who full first last real both also nickname'.split(' '));
const CALLED = new Set('name names called named nickname by'.split(' '));
const HE = new Set('he she they'.split(' '));
/** Before a nickname. */
const BIG = new Set('big little lil old young'.split(' '));
const BE = new Set('is are was were'.split(' '));
const JOINS = new Set('and y or n'.split(' '));
const DOES =
  /^(?:will|would|can|could|is|was|are|were|has|had|have|said|says|told|drives|drove|works|worked|helps|helped|taught|came|comes|and|played|plays|coaches|coached|lives|lived|ran|runs|takes|took|loves|raised)$/;

/** "my parents are denise and carl", "my stepdad, marcus, …", "my mother (denise)", "my sister is called mo" */
export function namesBehind(words: readonly NameWord[], at: number): NameWord[] {
  const { next, isCalled, isLinked } = afterLeads(words, at + 1);
  const list = listFrom(words, next);
  const { gap } = wordAt(words, next);
  if (isCalled || gap.includes('(') || list.some(isGiven)) return list;
  if (isLinked || /[:=–-]/.test(gap)) return list.length > 1 ? list : [];
  return list.length === 1 && isAside(gap, wordAt(words, next + 1)) ? list : [];
}

/** The only word behind, up to the end of the clause or a verb: ", marcus, drives me", "my aunt keyonna drives me". */
function isAside(gap: string, after: NameWord): boolean {
  return gap.includes(',') ? /[,.\n]/.test(after.gap) : /[,.;!?)\n]/.test(after.gap) || DOES.test(after.low);
}

interface Led {
  next: number;
  isCalled: boolean;
  isLinked: boolean;
}

function afterLeads(words: readonly NameWord[], from: number): Led {
  const led: Led = { next: from, isCalled: false, isLinked: false };
  while (led.next < from + MOST_LEADS && isLead(words, led)) {
    const { low } = wordAt(words, led.next);
    led.isCalled ||= CALLED.has(low);
    led.isLinked ||= BE.has(low);
    led.next += 1;
  }
  return led;
}

function isLead(words: readonly NameWord[], { next, isCalled }: Led): boolean {
  const { low, gap } = wordAt(words, next);
  if (!/^(?:[’']s)?,? ?$/.test(gap)) return false;
  return LEADS.has(low) || (HE.has(low) && LEADS.has(wordAt(words, next + 1).low)) || (isCalled && BIG.has(low));
}

/** Words that may be names, joined by commas and "and". */
function listFrom(words: readonly NameWord[], from: number): NameWord[] {
  const list: NameWord[] = [];
  const { sentence } = wordAt(words, from);
  for (let at = from; list.length < MOST_NAMES && at < words.length && wordAt(words, at).sentence === sentence; at += 1) {
    const word = wordAt(words, at);
    if (list.length > 0 && (JOINS.has(word.low) || isAge(word))) continue;
    if (!isNextName(words, at, list.length === 0)) break;
    list.push(word);
  }
  return list;
}

function isNextName(words: readonly NameWord[], at: number, isFirst: boolean): boolean {
  const isBeside = isFirst || isJoined(words, at) || isSurname(words, at);
  return isBeside && mayBeName(wordAt(words, at)) && !isRelative(words, at);
}

function isJoined(words: readonly NameWord[], at: number): boolean {
  return JOINS.has(wordAt(words, at - 1).low) || /[,&/]/.test(wordAt(words, at).gap);
}

/** "noor (9), sami (12)" */
function isAge({ text, gap }: NameWord): boolean {
  return gap.includes('(') && /^\d{1,2}$/.test(text);
}

/** "denise w.", "Denise Whitfield", "denise okafor and …" */
export function isSurname(words: readonly NameWord[], at: number): boolean {
  const [word, after] = [wordAt(words, at), wordAt(words, at + 1)];
  if (word.gap !== ' ' || !mayBeName(word)) return false;
  const isEnd = /[^ ]/.test(after.gap) || JOINS.has(after.low);
  return word.text.length === 1 || (isGiven(wordAt(words, at - 1)) && (isEnd || /^\p{Lu}/u.test(word.text)));
}

/** "carl and denise are my parents", "carl is my dad", "talk to carl, my dad" */
export function namesBefore(words: readonly NameWord[], at: number): NameWord[] {
  const mine = firstOfMention(words, at);
  const be = BE.has(wordAt(words, mine - 1).low) ? wordAt(words, mine - 1).low : null;
  const list = listBefore(words, be === null ? mine - 1 : mine - 2, be !== null);
  return be?.endsWith('re') && list.length > 1 ? list : list.filter(isGiven);
}

function listBefore(words: readonly NameWord[], from: number, isSubject: boolean): NameWord[] {
  const list: NameWord[] = [];
  const { sentence } = wordAt(words, from + 1);
  for (let at = from; list.length < MOST_NAMES && at >= 0 && wordAt(words, at).sentence === sentence; at -= 1) {
    const word = wordAt(words, at);
    if (JOINS.has(word.low) && list.length > 0) continue;
    const isNext = list.length === 0 ? isSubject || /[,(]/.test(wordAt(words, at + 1).gap) : isJoined(words, at + 1);
    if (!isNext || !mayBeName(word)) break;
    list.push(word);
  }
  return list;
}

function isGiven({ plain, text }: NameWord): boolean {
  return GIVEN_NAMES.has(plain) || (DOUBTFUL_NAMES.has(plain) && /^\p{Lu}/u.test(text));
}

function mayBeName(word: NameWord): boolean {
  if (isGiven(word)) return true;
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(word.text) && !NO_NAMES.has(word.plain) && !NO_NAME_ENDING.test(word.plain);
}
