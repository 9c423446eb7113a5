import type { Edit } from '../words/pattern.js';
import { closesClause, lowerAt, opensClause, posAt, type Word } from '../words/word.js';
import { isOnlyVerb } from './known-verbs.js';

/** Persons: "my coach's" may be used without a noun, or be short for "my coach is". */
const PERSONS =
  /^(?:coach|mom|dad|mother|father|brother|sister|uncle|aunt|cousin|friend|grandma|grandpa|grandmother|grandfather|trainer|teacher|doctor|counselor|principal|teammate|player|captain|quarterback|team|school|everybody|everyone|somebody|someone|nobody|anybody|world|everything|something|nothing|anything|one|it|that|there|here|what|who|where|how|when|he|she|let|why|today|yesterday|tomorrow|tonight|week|year|month|season)$/;
/** A clause follows these: "I know the game's on Friday". */
const THOUGHT =
  /^(?:think|know|say|says|said|hope|believe|guess|hear|heard|see|tell|told|wish|feel|sure|that|if|when|because|since|so|and|but)$/;
const HAVE = /^(?:have|has|had)$/;
const OWNED_NEXT = /^(?:NOUN|ADJ|PROPN|NUM|NAME|X|DET|VERB|ADV|AUX)$/;
const OWNERS = /^(?:my|our|your|his|her|their|the|these|those|all|some|two|three|four|many|few|several)$/;
const BACK = 4;

/** "make all the check's", "bring my own cleat's", "updated my highlight's last night": several, with an apostrophe too many. */
export function pluralEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const owner = /^(\p{Ll}{3,})'s$/u.exec(word.lower)?.[1];
    if (owner === undefined || word.pos === 'NAME' || !(isActing(words, at, owner) || isCounted(words, at, owner))) return [];
    return [{ start: word.start, end: word.end, text: severalOf(owner) }];
  });
}

/** "all say", "and I", "ran": what only several do. */
function isOfGroup(words: readonly Word[], at: number): boolean {
  if (/^(?:all|both)$/.test(lowerAt(words, at))) return posAt(words, at + 1) === 'VERB';
  if (lowerAt(words, at) === 'and') return /^(?:me|i|him|her|he|she|we|us|them|they)$/.test(lowerAt(words, at + 1));
  return /^(?:ran|threw|did|went|came|saw|gave|took|wrote|knew|are|were|have)$/.test(lowerAt(words, at));
}

function isCounted(words: readonly Word[], at: number, owner: string): boolean {
  if (PERSONS.test(owner) || /^\p{Lu}/u.test(words[at]?.text ?? '')) return false;
  return isSeveral(words, at) || (isThing(words, at) && isDoneTo(words, at));
}

/** "the strength carry's over", "my coach's all say", "the receiver's ran great routes": a verb, or several who act. */
function isActing(words: readonly Word[], at: number, owner: string): boolean {
  const isGroup = opensClause(words, at - 1) && /^(?:my|our|the|your|his|her|these)$/.test(lowerAt(words, at - 1));
  if (isGroup && isOfGroup(words, at + 1)) return true;
  return (
    isOnlyVerb(owner) && !PERSONS.test(owner) && posAt(words, at - 1) === 'NOUN' && /^(?:ADP|ADV|PRON|DET|PART)$/.test(posAt(words, at + 1))
  );
}

export function severalOf(owner: string): string {
  if (/[^aeiou]y$/.test(owner)) return `${owner.slice(0, -1)}ies`;
  return /(?:[sxz]|[cs]h)$/.test(owner) ? `${owner}es` : `${owner}s`;
}

/** "my completion's are up", "what camp's you have", "outs and comeback's": the words around it speak of several. */
function isSeveral(words: readonly Word[], at: number): boolean {
  const [before, next] = [lowerAt(words, at - 1), lowerAt(words, at + 1)];
  if (/^(?:are|were)$/.test(next) && before !== '') return true;
  if (/^(?:what|which)$/.test(before) && /^(?:you|you're|youre|we|they|i|do|are)$/.test(next)) return true;
  const isListed = /^(?:and|or)$/.test(before) && posAt(words, at - 2) === 'NOUN' && /s$/.test(lowerAt(words, at - 2));
  return isListed && (isThing(words, at) || next === 'to');
}

/** Nothing that could belong to it is after it. */
function isThing(words: readonly Word[], at: number): boolean {
  const next = lowerAt(words, at + 1);
  // "beat the team's two times"
  if (posAt(words, at + 1) === 'NUM' && lowerAt(words, at + 2) === 'times') return true;
  if (
    closesClause(words, at + 1) ||
    /^(?:last|this|next|every|each|when|where|while|because|before|after|since|until|so|but|with|at|on|for|from|to|by|during)$/.test(next)
  )
    return true;
  return !OWNED_NEXT.test(posAt(words, at + 1)) || /^(?:and|or)$/.test(next);
}

/** What is done to it is before, and no clause of which it could be the subject: "use my hand's". */
function isDoneTo(words: readonly Word[], at: number): boolean {
  let from = at - 1;
  while (from > at - BACK && (OWNERS.test(lowerAt(words, from)) || /^(?:ADJ|NOUN|NUM)$/.test(posAt(words, from)))) from -= 1;
  const before = lowerAt(words, from);
  const isMany =
    /^(?:all|these|those|both|some|two|three|four|five|six|us|them)$/.test(lowerAt(words, from + 1)) || /^(?:us|them)$/.test(before);
  const isTaken = /^(?:VERB|ADP)$/.test(posAt(words, from)) || HAVE.test(before);
  return isMany || (isTaken && !/^(?:to|than)$/.test(before) && (!THOUGHT.test(before) || closesClause(words, at + 1)));
}

const BELONGS =
  /^(?:name|names|number|email|phone|note|graduation|wedding|birthday|house|truck|car|office|job|advice|opinion|permission|signature|funeral|surgery|address|record|contact|cell|info|information|film|offense|defense|schedule|season|roster|wife|husband|son|daughter|friend|room|apartment|church|ring|ceremony|approval|permission|recommendation|letter|help|company|restaurant|shop|farm|business|place|basement|garage|side|fault|voice|eye|attention|trust|decision|camp)$/;
const ALONE = 'coach dad mom brother sister doctor counselor teacher trainer uncle aunt grandma grandpa friend principal cousin teammate boss pastor team school captain quarterback'; // prettier-ignore
const OWNING = new Map<string, string>(ALONE.split(' ').map((one) => [`${one}s`, `${one}'s`]));

/** "my sisters graduation", "the doctors note": an apostrophe too few. */
export function owningEdits(words: readonly Word[]): Edit[] {
  return words.flatMap((word, at) => {
    const right = OWNING.get(word.lower);
    if (right === undefined || !/^(?:my|our|his|her|your|their|the|a)$/.test(lowerAt(words, at - 1))) return [];
    const thing = posAt(words, at + 1) === 'ADJ' ? at + 2 : at + 1;
    const isOwned = BELONGS.test(lowerAt(words, thing)) && /^(?:NOUN|PROPN|VERB)$/.test(posAt(words, thing));
    const isStatement = /^(?:PRON|DET)$/.test(posAt(words, thing + 1)) && posAt(words, thing) === 'VERB';
    return isOwned && !isStatement ? [{ start: word.start, end: word.end, text: right }] : [];
  });
}
