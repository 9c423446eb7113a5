import { type Counted, type Kind, kindAt, nounAt, verbAt, withPassesAt } from './measure-heads.js';
import { isNumberAt, setOf, textAt, type Word } from './words-of.js';

/** What a number of a sentence counts, and of which kind the yards and touchdowns are. */
export interface Read {
  counted: Counted;
  kind: Kind | null;
}

/** Words that may follow a figure whose unit is given elsewhere in the sentence. */
const SIDE = setOf(
  'of my the those them these total passing rushing receiving big more straight on through in at against vs versus for this all so or per a an each every ' +
    'times to with and but by from when while last throwing running catching combined good clean made were was that out off . , ; : ( ) ! ? - /',
);
const SHARES = setOf('percentage percent rate ratio %');
const STOPS = setOf(', ; : ( ) . ! ? and but counting including plus game games without');
const ENDS = setOf('; : ( ) . ! ?');
const WAYS = setOf('on by through in with as off');
const HAVE = setOf('have had got');
const VERSUS = setOf('vs versus against');
const PER = setOf('a an per each every');
const NEAR = setOf('negative minus over about almost nearly');
const THEM = setOf('them those these which');
/** Words checked on each side. */
const FAR = 8;

/** Decides by the noun after the number, else by the nearest verb or noun before it; null when there is none. */
export function countedAt(words: readonly Word[], index: number): Read | null {
  if (isShare(words, index)) return null;
  const part = partOf(words, index);
  if (part !== null) return { counted: part, kind: null };
  const way = wayOf(words, index);
  if (way !== null) return way;
  const [behind, before] = [behindOf(words, index), beforeOf(words, index)];
  const noun = firstOf(behind, (at) => (isPer(words, at) ? null : nounAt(words, at)));
  if (noun === 'passes') return { counted: passesAt(words, behind, before), kind: null };
  const counted = noun ?? countedBefore(words, index, before);
  if (counted === 'fieldGoals' && /^(?:attempted|tried)$/.test(textAt(words, index - 1)))
    return { counted: 'fieldGoalsAttempted', kind: null };
  return counted && { counted, kind: kindOf(words, [...behind, ...before]) };
}

/** Returns whether the word after the number is its unit. */
export function isFollowedByUnit(words: readonly Word[], index: number): boolean {
  return behindOf(words, index).some((at) => at <= index + 2 && !isPer(words, at) && nounAt(words, at) !== null);
}

function countedBefore(words: readonly Word[], index: number, before: readonly number[]): Counted | null {
  const next = textAt(words, index + 1);
  if ((next !== '' && !SIDE.has(next)) || textAt(words, index) === '1') return null;
  const isOfThem = next === 'of' && THEM.has(textAt(words, index + 2));
  const counted = isOfThem ? firstOf(before, (at) => nounAt(words, at)) : null;
  const isTimes = next === 'times';
  const head = counted ?? firstOf(before, (at) => (isTimes ? verbAt(words, at) : (nounBefore(words, at, index) ?? verbAt(words, at))));
  if (!isFor(words, index)) return head;
  return head === null && kindOf(words, before) === null ? null : 'yards';
}

/** A noun behind another number is what that one counts, "4 touchdowns in 3", but for "he has 50 tackles and I have 42". */
function nounBefore(words: readonly Word[], at: number, index: number): Counted | null {
  const isTaken = [1, 2, 3].some((step) => isNumberAt(words, at - step));
  const isAlike = HAVE.has(textAt(words, index - 1)) || VERSUS.has(textAt(words, index + 1));
  return isTaken && !isAlike ? null : nounAt(words, at);
}

/** "11 touchdowns, 9 on runs and 2 on catches": of what was counted before, in one way. */
function wayOf(words: readonly Word[], index: number): Read | null {
  if (!WAYS.has(textAt(words, index + 1))) return null;
  const behind = behindOf(words, index).slice(0, 4);
  const kind = behind.some((at) => textAt(words, at) === 'against') ? null : kindOf(words, behind);
  const counted = firstOf(beforeOf(words, index), (at) => {
    const noun = nounAt(words, at);
    return noun === 'yards' || noun === 'touchdowns' ? noun : null;
  });
  return kind === null || counted === null ? null : { counted, kind };
}

/** "27 of my 42 tackles were solo" */
function partOf(words: readonly Word[], index: number): Counted | null {
  if (textAt(words, index + 1) !== 'of' || !/^(?:my|the|those|all)$/.test(textAt(words, index + 2))) return null;
  if (!isNumberAt(words, index + 3)) return null;
  const nouns = behindOf(words, index + 3).flatMap((at) => nounAt(words, at) ?? []);
  const last = nouns.at(-1) ?? null;
  return nouns.length > 1 || last === 'soloTackles' ? last : null;
}

/** "my completion percentage is 63", "a ratio of 3 to 1" */
function isShare(words: readonly Word[], index: number): boolean {
  const end = Math.min(words.length, index + 3);
  for (let at = Math.max(0, index - FAR); at < end; at += 1) if (SHARES.has(textAt(words, at))) return true;
  return false;
}

/** "ran for 58", "rushed for negative 4" */
function isFor(words: readonly Word[], index: number): boolean {
  const before = textAt(words, index - 1);
  return before === 'for' || (NEAR.has(before) && textAt(words, index - 2) === 'for');
}

/** "8.8 an attempt" */
function isPer(words: readonly Word[], at: number): boolean {
  return PER.has(textAt(words, at - 1));
}

/** Passes are thrown, completed, caught or broken up: by the verb beside them. */
function passesAt(words: readonly Word[], behind: readonly number[], before: readonly number[]): Counted {
  const number = before.findIndex((at) => isNumberAt(words, at));
  const own = number < 0 ? before : before.slice(0, number);
  return firstOf([...behind, ...own], (at) => withPassesAt(words, at)) ?? 'passes';
}

/** The places after a number, up to the next number or the end of its clause. */
function behindOf(words: readonly Word[], index: number): number[] {
  const places: number[] = [];
  const end = Math.min(words.length - 1, index + FAR);
  for (let at = index + 1; at <= end && !isNumberAt(words, at) && !STOPS.has(textAt(words, at)); at += 1) places.push(at);
  return places;
}

/** The places before it, nearest first. */
function beforeOf(words: readonly Word[], index: number): number[] {
  const places: number[] = [];
  const end = Math.max(0, index - FAR);
  for (let at = index - 1; at >= end && !ENDS.has(textAt(words, at)); at -= 1) places.push(at);
  return places;
}

function kindOf(words: readonly Word[], places: readonly number[]): Kind | null {
  return firstOf(places, (at) => kindAt(words, at));
}

function firstOf<T>(places: readonly number[], read: (at: number) => T | null): T | null {
  for (const at of places) {
    const found = read(at);
    if (found !== null) return found;
  }
  return null;
}
