import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { isNamedIn, type Opponent } from '../games/opponents.js';
import type { PlayClaim } from '../plays/recorded-plays.js';
import { isWithin, notOwn, stillToCome } from '../whose-number.js';
import { type GameEvent, gameEventsIn, type Value } from './game-event.js';
import { type HowOften, howOften, type Named } from './how-often.js';

const SELF = /\b(?:i|i've|i'm|me|my|mine)\b/;
const OTHERS =
  /\b(?:we|we've|they|they've|he|she|our (?:team|offense|defense|kicker|quarterback|qb))\b(?! (?:played|play|faced|lined|met|have faced|have played|went up|saw)\b)/;
const NO_CLAIM =
  /\?|\b(?:if|want|wants|hope|hoping|goal|wish|would|could|should|will|won't|i'll|want to|practice|summer|camp|7-on-7|jv|freshman|last (?:year|season|fall)|perfect)\b/;
const WRONG = { severity: 'error', reason: 'Your games say something else.' } as const;

/** In how many games, or in which, something was so: "every team but one picked me off", "over a hundred in back-to-back games". */
export function eventsByGame(low: string, { athlete: { games }, games: meant }: NumberScope, opponents: readonly Opponent[]): PlayClaim[] {
  const often = howOften(low, () => namedIn(low, games, meant, opponents));
  if (!often || !isOwnClaim(low)) return [];
  const clause = partOf(clauseOf(low, often, opponents), often);
  const events = gameEventsIn(clause, games).filter(
    (event) => !isOfOthers(low, event.start) && !isTimesOfAmount(often, event) && !isAverage(low, often, event),
  );
  const [first] = events;
  if (!first || isWithin([...notOwn(low), ...stillToCome(low)], first.start)) return [];
  const stretches = [often, ...events].map(({ start, end }) => ({ start, end }));
  if (isSo(often, events, often.of ?? games))
    return isOfMore(clause, events) ? [] : stretches.map((whole) => ({ whole, value: whole, verdict: null }));
  const whole = stretches.reduce((all, one) => ({ start: Math.min(all.start, one.start), end: Math.max(all.end, one.end) }));
  return [{ whole, value: whole, verdict: WRONG }];
}

function isOwnClaim(low: string): boolean {
  return !NO_CLAIM.test(low) && (SELF.test(low) || !OTHERS.test(low));
}

/** "168 yards, and scored 3 times": the figure is of all games. */
function isTimesOfAmount({ times }: HowOften, { isAmount, isMark }: GameEvent): boolean {
  return times !== null && isAmount && isMark !== true;
}

const ABOUT = /\b(?:about|around|roughly|nearly|almost|close to|averag\w*|some)\b/;

/** "about 240 yards each Friday" */
function isAverage(low: string, { start }: HowOften, { isAmount, isMark }: GameEvent): boolean {
  if (!isAmount || !/^(?:every|each) (?!against|versus|vs|of|in)/.test(low.slice(start))) return false;
  return ABOUT.test(low) || (isMark !== true && !/\bexactly\b/.test(low));
}

const PARTS = /[;:]|, (?:and|but|while|with)\b|\b(?:and|but) (?=i\b|i've\b)/g;

/** The clause of the words that count, with blanks in the place of the others; all of it where that clause has no event. */
function partOf(clause: string, { start, end }: HowOften): string {
  const edges = [...clause.matchAll(PARTS)].map(({ index }) => index);
  const [from, to] = [edges.filter((edge) => edge <= start).at(-1) ?? 0, edges.find((edge) => edge >= end) ?? clause.length];
  const part = ' '.repeat(from) + clause.slice(from, to) + ' '.repeat(clause.length - to);
  return /[a-z]{3}/.test(part.replace(/\b(?:in|the|against|only|and|but)\b/g, '')) ? part : clause;
}

/** Of other figures: they have readers of their own, which need the words that count. */
function isOfMore(clause: string, events: readonly GameEvent[]): boolean {
  const rest = events.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  return /\d/.test(rest) && !events.some(({ isAmount }) => isAmount && (rest.match(/\d+/g) ?? []).length === 0);
}

function isOfOthers(low: string, at: number): boolean {
  return OTHERS.test(low.slice(Math.max(0, at - 24), at)) && !/\bme\b/.test(low.slice(at));
}

function namedIn(low: string, all: readonly KnownGame[], meant: readonly KnownGame[], opponents: readonly Opponent[]): Named {
  const named = opponents.filter((opponent) => isNamedIn(low, opponent)).map(({ game }) => game);
  const isSpan = meant.length > 0 && (named.length === 0 || meant.some((game) => !named.includes(game)));
  return { opponents: named, span: isSpan ? meant : [], all };
}

/** The sentence without the words that count the games, and without the names of opponents, in which words may hide. */
function clauseOf(low: string, { start, end }: HowOften, opponents: readonly Opponent[]): string {
  const blank = (text: string) => ' '.repeat(text.length);
  const rest = low.slice(0, start) + blank(low.slice(start, end)) + low.slice(end);
  return opponents.reduce((text, { name, short }) => {
    const known = text.includes(name) ? name : short;
    return known !== null && text.includes(known) ? text.replace(known, blank) : text;
  }, rest);
}

/** By any meaning of its words; of two events both together, or one. */
function isSo(often: HowOften, events: readonly GameEvent[], games: readonly KnownGame[]): boolean {
  const marks = events.map(({ values, isDone }) => values.map((value) => games.map((game) => isDone(value(game) ?? 0))));
  const [first = [], second = []] = marks;
  const both = first.flatMap((one) => second.map((other) => one.map((mark, at) => mark && other[at] === true)));
  if ([...first, ...second, ...both].some((one) => often.holds(one))) return true;
  return (
    often.times !== null && events.some((event) => !event.isAmount && event.values.some((value) => sumIn(games, value) === often.times))
  );
}

function sumIn(games: readonly KnownGame[], value: Value): number {
  return games.reduce((sum, game) => sum + (value(game) ?? 0), 0);
}
