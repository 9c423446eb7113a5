import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import { type Measure, measuresOf, sumOf } from '../games/game-figures.js';
import { type Bound, boundOf, holds } from './holds.js';
import type { KnownAthlete, KnownGame } from '../known-athlete.js';
import type { Judged, StatedNumber } from './number-findings.js';
import type { Unit } from './unit-of.js';
import { unitOfEach } from './unit-of-each.js';
import { namedPlay, wordCondition } from './word-conditions.js';

/** The number of games in which, by the sentence, something happened. */
export interface Tally {
  start: number;
  end: number;
  /** A number of games, or a share of them. */
  count: { games: number } | { share: number };
  /** The total number of games, if given. */
  of: number | null;
  bound: Bound;
}

const ABOUT = 'only|just|at least|more than|over|about';
const OF_GAMES = quick(
  new RegExp(
    String.raw`\b(?:in )?(?:(${ABOUT}) )?(?:(\d{1,3})|(?:a |1 )?(half|third|quarter)) (?:out )?of (?:(?:my|our|the) (?:(\d{1,3}) )?|(\d{1,3}) )(?:games|starts|outings)\b`,
  ),
);
const IN_GAMES = quick(new RegExp(String.raw`\bin (?:(${ABOUT}) )?(\d{1,3}) (?:different |separate )?games?\b`));
const WITH_GAMES = quick(
  new RegExp(
    String.raw`\b(?:(${ABOUT}) )?(\d{1,3}) (?:different |separate |other )?games (?=(?:with|of|without|where i|in which i|over|above|under)\b)`,
  ),
);
/** "in 5 of 7" */
const OF_ALL = quick(/\bin (?:(only|just|at least|about) )?(\d{1,2}) (?:out )?of(?: the)? (\d{1,2})(?=[.,;!?]|$| i\b)/);
const EVERY = quick(
  /\b(?:in )?(?:every|each|all) (?:single )?(?:\d+ )?(?:of (?:my|our|the) )?(?:\d+ )?(?:games?|outing|start|time (?:out|(?:that )?(?:i|we)(?:'ve| have)? (?:play(?:ed)?|suit(?:ed)? up|line[ds]? up|t(?:ook|aken|ake) the field|hit the field|step(?:ped)? (?:on|onto) the field|strap(?:ped)? it up))|(?:team|opponent|school|offense|defense)s? (?:on (?:our|the|my) schedule|(?:that )?(?:we|i)(?:'ve| have)? (?:faced|played|seen)))\b/,
);
const EVERY_WEEK = quick(/\b(?:every|each) (?:single )?(?:week|friday|night)\b/);
const TIMES = quick(
  /(?<=\b(?:yards|touchdowns|interceptions|completions|passes|tackles|(?:under|over|below|above|for|topped|cleared|surpassed|passed|reached|broke|broken) \d{2,3}(?: or (?:more|better))?)(?: in (?:a|1) game| \w+)? )(?:once|(\d+) times|([23])(?=(?: this| in| all| so| on)\b|[!,;]|\.(?!\d)|$))/,
);
const NEVER = quick(
  /\b(?:never|nobody|no (?:one|1)|not once|no (?:single )?game|not (?:a|1|one|a single) (?:single )?game|(?:hasn't|has not|wasn't|haven't) (?:been |had )?(?:a|1)(?: single)? (?:game|night|week|outing)|(?:none|not 1|not one) of (?:my|our|the|those) (?:\d+ )?games) (?:\w+ ){0,8}(?:below|under|fewer than|less than|more than|over|above|topped|surpassed|exceeded|past)\b/,
);
const SHARES: Record<string, number> = { half: 2, third: 3, quarter: 4 };
/** A condition of each game, and no sum. */
const CONDITION = quick(
  /\b(?:different|separate) games\b|\bin (?:only|just) \d|\bor (?:more|fewer|less|better)\b|\b(?:multiple|topped|surpassed|eclipsed|exceeded|cleared|at least|more than|over|above|under|below|fewer than|less than)\b|\b(?:no|without|0|zero) (?:an? )?(?:interceptions?|picks?)|\bmiss(?:ed|ing)? (?:a|any|1)\b|\b(?:an?|1|one) (?:touchdown|interception|pick)/,
);

/** "in all 6" */
const ALL_N = quick(/\bin all (?:of the )?(\d{1,2})(?: of (?:them|those))?(?=[.,;!?]|$)/);

/** "in all but 1 game", "in every game but 1" */
const ALL_BUT = quick(/\b(?:in )?(?:all|every(?: game)?) (?:but|except) (1|2)(?: of (?:my|our|the))?(?: games?)?\b/);

/** "not one of my 6 games had fewer than 7 tackles" */
const NONE_OF = quick(/\b(?:none|not (?:1|one)) of (?:my|our|the|those) (?:\d+ )?(?:games|starts|outings)\b/);

function noneOf({ 0: found, index }: RegExpExecArray, low: string): Tally {
  return everyOf(low) ?? { start: index, end: index + found.length, count: { share: 0 }, of: null, bound: 'exact' };
}

function allButOf(match: RegExpExecArray, games: number): Tally {
  const count = { games: games - Number(match[1]) };
  return { start: match.index, end: match.index + match[0].length, count, of: null, bound: 'exact' };
}

/** The tally of a sentence, read once; null when it counts no games. `games` is how many are recorded. */
export function tallyOf(low: string, games: number): Tally | null {
  const allBut = ALL_BUT.exec(low);
  if (allBut) return allButOf(allBut, games);
  const none = NONE_OF.exec(low);
  if (none) return noneOf(none, low);
  return ofAllGames(low, games) ?? ofSomeGames(low, games);
}

function ofSomeGames(low: string, games: number): Tally | null {
  const some = OF_GAMES.exec(low) ?? IN_GAMES.exec(low) ?? WITH_GAMES.exec(low);
  return some ? someOf(some, low, games) : (everyOf(low) ?? timesOf(low));
}

/** "in all 6", "in 5 of 6", where so many are recorded */
function ofAllGames(low: string, games: number): Tally | null {
  const [all, some] = [ALL_N.exec(low), OF_ALL.exec(low)];
  if (Number(all?.[1]) === games && all)
    return { start: all.index, end: all.index + all[0].length, count: { share: 1 }, of: games, bound: 'exact' };
  return some && Number(some[3]) === games ? someOfAll(some, games) : null;
}

function someOfAll({ 0: found, 1: bound = '', 2: count, index }: RegExpExecArray, games: number): Tally {
  const words = boundOf({ before: ` ${bound}`, after: '' });
  return { start: index, end: index + found.length, count: { games: Number(count) }, of: games, bound: words };
}

function everyOf(low: string): Tally | null {
  const every = NEVER.exec(low) ?? EVERY.exec(low) ?? (CONDITION.test(low) ? EVERY_WEEK.exec(low) : null);
  return every && { start: every.index, end: every.index + every[0].length, count: { share: 1 }, of: null, bound: 'exact' };
}

function timesOf(low: string): Tally | null {
  const times = TIMES.exec(low);
  if (!times) return null;
  const count = Number(times[1] ?? times[2] ?? 1);
  return { start: times.index, end: times.index + times[0].length, count: { games: count }, of: null, bound: 'exact' };
}

/** "in 5 games" counts games only when the sentence gives a condition for each; else it is the number of games played. */
function someOf(match: RegExpExecArray, low: string, games: number): Tally | null {
  const { 0: found, 1: bound = '', 2: count, 3: share, index } = match;
  if (!/ of /.test(found) && (Number(count) >= games || !isOfEach(found, low))) return null;
  const counted = share === undefined ? { games: Number(count) } : { share: 1 / (SHARES[share] ?? 1) };
  return { start: index, end: index + found.length, count: counted, of: allOf(match), bound: boundOf({ before: ` ${bound}`, after: '' }) };
}

function isOfEach(found: string, low: string): boolean {
  return CONDITION.test(/different|separate|only|just/.test(found) ? low : low.replace(found, ' '));
}

/** "of my 6 games", "of 6 games" */
function allOf({ 4: mine, 5: those }: RegExpExecArray): number | null {
  const all = mine ?? those;
  return all === undefined ? null : Number(all);
}

const WRONG: Judged = { severity: 'error', reason: 'Your games say something else.' };

/** "In 2 of my 6 games I threw 3 touchdowns": both numbers are judged with the games themselves. */
export function perGameTally(number: StatedNumber, { games }: KnownAthlete): Judged {
  const { tally, text } = number.sentence;
  if (!tally) return null;
  if (number.start >= tally.start && number.start < tally.end) {
    return tally.of !== null && tally.of !== games.length ? WRONG : 'right';
  }
  const unit = isOfNoGame(number, tally, text) ? null : unitOfEach(number);
  if (unit === null) return null;
  const bound = tallyBound(number, unit);
  const isTrue = (value: number) => holds(value, number.stated, bound);
  return measuredPerGame(unit, number).some((measure) => isSoOften(games, tally, isTrue, measure)) ? 'right' : WRONG;
}

function tallyBound(number: StatedNumber, unit: Unit): Bound {
  const bound = everyBound(number.sentence.text) ?? (isGameOf(number) ? 'at-least' : boundOf(number));
  return bound === 'exact' && isRound(number, unit) ? 'at-least' : bound;
}

/** "100 carries and never less than 15", "10 passes, at least 1 in 4 games": of another clause than what is counted. */
/** "all 8 games, including the 93-yard night": of one of them. */
const OF_SOME = quick(
  /\b(?:including|such as|especially|particularly|highlighted by|capped by|led by|starting with|games,? (?:like|with))\b/,
);

function isApart({ start: place, end }: StatedNumber, { start, end: tallyEnd }: Tally, text: string): boolean {
  if (end > start) {
    if (place > tallyEnd && LISTED.test(text.slice(tallyEnd)) && AGAINST_BEHIND.test(text.slice(end), text)) return true;
    return OF_SOME.test(text.slice(start, place), text) && AGAINST.test(text.slice(end), text);
  }
  const between = text.slice(end, start);
  return NEVER.test(text.slice(start)) ? /,| (?:and|but) $/.test(between) : /[,;]/.test(between) && /\d/.test(between);
}

function isOfNoGame(number: StatedNumber, tally: Tally, text: string): boolean {
  return isApart(number, tally, text) || isAverage(number, tally, text);
}

const EACH_GAME = /^(?:every|each) game\b/;

/** "about 1.5 tackles each game" is an average. */
function isAverage(number: StatedNumber, { start, end }: Tally, text: string): boolean {
  const isEach = number.end < start && EACH_GAME.test(text.slice(start, end)) && !/[,;.]/.test(text.slice(number.end, start));
  return isEach && /^(?:about|near)/.test(boundOf(number));
}

/** "multiple sacks in 2 games, 2.5 against Lockwood and 2 against Tidewell" */
const LISTED = /^(?:,| ?[:(]| -) ?(?:with )?\d/;
const AGAINST_BEHIND = quick(/^ (?:[a-z]+ )?(?:against|versus|vs)\b/);

const AGAINST = quick(/\b(?:against|versus|vs|in the)\b/);

/** Passing and rushing yards together only when the sentence combines them. */
function measuredPerGame({ word, near }: Unit, { before, after }: StatedNumber): readonly Measure[] {
  if (/\blong(?:est)?\b[^.;]{0,40}$/.test(before) && /\b(?:make|kick|field goal|fg)\b/.test(before)) return [['longestFieldGoal']];
  const all = measuresOf(word, near, before, after);
  return all.length > 3 && word.startsWith('y') ? all.slice(0, 3) : all;
}

/** "300 yards once": a mark that was reached. */
function isRound({ stated }: StatedNumber, { word }: Unit): boolean {
  return word.startsWith('y') && Number(stated) >= 50 && Number(stated) % 50 === 0;
}

/** "10-tackle games" */
function isGameOf({ after }: StatedNumber): boolean {
  return /^[- ][a-z]+ games?\b/.test(after);
}

/** "never below 200" is at least 200 each time. */
export function everyBound(text: string): Bound | null {
  const never = NEVER.exec(text)?.[0];
  if (never === undefined) return null;
  return /(?:below|under|fewer|less)/.test(never) ? 'at-least' : 'at-most';
}

function isSoOften(games: readonly KnownGame[], { count, bound }: Tally, isTrue: (value: number) => boolean, measure: Measure): boolean {
  const values = games.map((game) => sumOf([game], measure));
  if (values.every((value) => value === null)) return false;
  const found = values.filter((value) => value !== null && isTrue(value)).length;
  if (!('share' in count)) return holds(found, String(count.games), bound);
  return bound === 'exact' ? found === games.length * count.share : holds(found, String(games.length * count.share), bound);
}

/** The same where the condition has no number of its own: "no interceptions", "multiple touchdowns". */
export function wordTally(low: string, tally: Tally | null, { games }: KnownAthlete): Finding[] {
  if (!tally || NEVER.test(low)) return [];
  const condition = wordCondition(low);
  if (!condition) return [];
  const { what, isTrue, measures = measuresOf(what, what, low, '') } = condition;
  if (measures.some((measure) => isSoOften(games, tally, isTrue, measure))) return [];
  return [{ start: tally.start, end: tally.end, severity: 'error', reason: 'Your games say something else.' }];
}

/** "I forced a fumble against Old Fort": of the games that are named at least one has it. */
export function wordOfNamed(low: string, games: readonly KnownGame[]): Finding[] {
  const play = namedPlay(low);
  if (!play || games.length === 0) return [];
  const known = (play.measures ?? []).flatMap((measure) => sumOf(games, measure) ?? []);
  if (known.length === 0 || known.some((value) => value > 0)) return [];
  return [{ start: 0, end: low.trimEnd().length, severity: 'error', reason: `Your games say no ${play.what} there.` }];
}

/** The highest and the lowest of the games. */
export function extremesOf(games: readonly KnownGame[], measure: Measure): { most: number; least: number } | null {
  const values = games.flatMap((game) => sumOf([game], measure) ?? []);
  return values.length === 0 ? null : { most: Math.max(...values), least: Math.min(...values) };
}
