import { averageOf, type Measure, measuresOf, sumOf, UNIT } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { Stretch } from '../whose-number.js';
import { phraseMeasures } from './measure-phrase.js';
import { ANY_TOUCHDOWNS, EVENT_WORDS, TOUCHDOWN_KINDS } from './event-words.js';

/** What one game has of something; null where it does not record it. */
export type Value = (game: KnownGame) => number | null;

/** Something that a game has or has not, by the words of a sentence. */
export interface GameEvent extends Stretch {
  /** What the words may mean. */
  values: readonly Value[];
  isDone: (value: number) => boolean;
  /** So much of it, and not only that it happened. */
  isAmount: boolean;
  /** As a mark that games reach or miss: "over 250". */
  isMark?: boolean;
}

/** Characters before the event that may deny it. */
const FAR = 44;
const DENIED =
  /(?:\b(?:nobody|no (?:1|one|team|defense)|not|never|no|0|without|kept|keeps?|held|hold|fail(?:s|ed)?|unable|cannot)\b|n't\b)[^.;,]{0,44}$/;
const SHUT_OUT = /\bshut me out\b/;

/** The events of a clause in small letters, in which the words that count the games are blank already. */
export function gameEventsIn(clause: string, games: readonly KnownGame[]): GameEvent[] {
  const amount = COMPARES.test(clause) ? null : amountIn(clause);
  const events = amount ? [amount] : COMPARES.test(clause) ? comparedEvent(clause) : wordEvents(clause);
  return events
    .map((event) => ({ ...event, values: event.values.filter((value) => games.some((game) => value(game) !== null)) }))
    .filter(({ values }) => values.length > 0);
}

const COMPARES = /\b(?:more|fewer|less|as many)\b[^.;]{2,30}\b(?:than|as)\b(?! (?:\d|an?\b|that\b))/;
const COMPARED = /\b(more|fewer|less) ((?:[a-z]{3,10} )?[a-z]{3,13}) than ((?:[a-z]{3,10} )?[a-z]{3,13})\b/;

/** "more touchdowns than picks"; nothing where one of the two is not known. */
function comparedEvent(clause: string): GameEvent[] {
  const [found = '', way, one = '', other = ''] = COMPARED.exec(clause) ?? [];
  if (found === '') return [];
  const start = clause.indexOf(found);
  const [first, second] = [one, other].map((words) => phraseMeasures(words, clause));
  const values = (first ?? []).flatMap((a) =>
    (second ?? []).map(
      (b): Value =>
        (game) =>
          difference(game, a, b),
    ),
  );
  return [
    { start, end: start + found.length, values, isDone: (value) => (way === 'more' ? value > 0 : value < 0), isAmount: true, isMark: true },
  ];
}

function difference(game: KnownGame, one: Measure, other: Measure): number | null {
  const [a, b] = [sumOf([game], one), sumOf([game], other)];
  return a === null || b === null ? null : a - b;
}

const SHUT: Omit<GameEvent, 'start' | 'end'> = {
  values: ANY_TOUCHDOWNS.map(valueOf),
  isDone: (value) => value === 0,
  isAmount: false,
};

function wordEvents(clause: string): GameEvent[] {
  const shut = SHUT_OUT.exec(clause);
  if (shut) return [{ ...SHUT, start: shut.index, end: shut.index + shut[0].length }];
  let rest = clause;
  return EVENT_WORDS.flatMap(([words, counters]) => {
    const found = words.exec(rest);
    if (!found) return [];
    const [start, end] = [found.index, found.index + found[0].length];
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    const many = leastOf(clause, { start, end });
    const least = many === 1 && HALVED.test(found[0]) ? HALF : many;
    const isDenied = DENIED.test(clause.slice(Math.max(0, start - FAR), start));
    const isDone = (value: number) => (isDenied ? value < least : value >= least);
    return [{ start, end, values: (counters ?? touchdownsIn(clause)).map(valueOf), isDone, isAmount: least > 1 }];
  })
    .filter((event, at, [first]) => at === 0 || (first !== undefined && isJoined(clause, first, event)))
    .slice(0, 2);
}

function isJoined(clause: string, one: Stretch, other: Stretch): boolean {
  return JOINED.test(clause.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
}

/** What may be shared with others. */
const HALVED = /sack|loss|tfl|line|backfield/;
const HALF = 0.5;
const JOINED = /\b(?:and|but|with|without|no|or|nor|plus)\b/;

const MULTIPLE = /\b(?:multiple|several|more than (?:1|an?|once)|at least 2)\b/;
const TIMES_BEHIND = /^ (?:me )?([2-9])(?: times)?(?= in\b|[.,;!?]|$)/;

/** "picked me off twice", "multiple touchdowns" */
function leastOf(clause: string, { start, end }: Stretch): number {
  const times = TIMES_BEHIND.exec(clause.slice(end))?.[1];
  if (times !== undefined) return Number(times);
  return MULTIPLE.test(clause.slice(Math.max(0, start - FAR), end + FAR)) ? 2 : 1;
}

export function touchdownsIn(clause: string): readonly Measure[] {
  return TOUCHDOWN_KINDS.find(([words]) => words.test(clause))?.[1] ?? ANY_TOUCHDOWNS;
}

export function valueOf(measure: Measure): Value {
  return (game) => sumOf([game], measure);
}

const NUMBER = /(?<![\d.,/-])(\d{1,4}(?:\.\d)?)(?=[+ %.,;!?-]|$)(?![.,-]\d)/g;
const COMPLETED = /^(?:%| ?percent)? ?(?:of (?:my|the) )?(?:passes|throws|attempts|balls)?/;
const HALF_OF = /\b(half|3 quarters|2 thirds) of (?:my|the) (?:passes|throws|attempts)\b/;
const HALVES: Record<string, number> = { half: 50, '3 quarters': 75, '2 thirds': 66.7 };
const MARK = 50;

/** "over 250 yards", "fewer than 7 tackles", "60 percent of my passes": of one number alone. */
function amountIn(clause: string): GameEvent | null {
  const half = HALF_OF.exec(clause);
  if (half) return shareEvent(clause, { start: half.index, end: half.index + half[0].length }, String(HALVES[half[1] ?? '']));
  const numbers = [...clause.matchAll(NUMBER)];
  const [found] = numbers;
  if (!found || numbers.length > 1 || TIMES_BEHIND.test(clause.slice(found.index - 1))) return null;
  const [start, end] = [found.index, found.index + found[0].length];
  if (/^ ?(?:%|percent)/.test(clause.slice(end)))
    return shareEvent(clause, { start, end: end + (COMPLETED.exec(clause.slice(end))?.[0].length ?? 0) }, found[0]);
  return unitEvent(clause, { start, end });
}

function shareEvent(clause: string, { start, end }: Stretch, stated: string): GameEvent | null {
  if (!/\bcomplet/.test(clause)) return null;
  const bound = boundOf({ before: clause.slice(0, start), after: '' });
  const share: Value = (game) => {
    const part = averageOf([game], ['completions'], ['attempts']);
    return part === null ? null : part * 100;
  };
  return { start, end, values: [share], isDone: (value) => holds(value, stated, bound), isAmount: true, isMark: true };
}

/** The word for what is counted, and what is between it and the number. */
function unitIn(clause: string, after: string, stated: number): { word: string; near: string } | null {
  const found = UNIT.exec(after.slice(0, FAR), null);
  if (!found) return stated >= LEAST_BARE && YARDS.test(clause) ? { word: 'yards', near: '' } : null;
  const [word] = found;
  return UNRECORDED.test(word) ? null : { word, near: after.slice(0, found.index + word.length) };
}

const UNRECORDED = /^(?:misses|pancakes?)$/;
/** From here on a number alone is of yards. */
const LEAST_BARE = 40;

function unitEvent(clause: string, { start, end }: Stretch): GameEvent | null {
  const [before, after] = [clause.slice(0, start), clause.slice(end)];
  const stated = clause.slice(start, end);
  const unit = unitIn(clause, after, Number(stated));
  if (unit === null) return null;
  const { word, near } = unit;
  const isOfYards = word.startsWith('y');
  const measures = measuresOf(word, near, before, after).slice(0, isOfYards ? 3 : undefined);
  const bound = boundOf({ before, after });
  const isReached = bound === 'exact' && ((isOfYards && Number(stated) % MARK === 0) || OF_GAME.test(after));
  const isDenied = DENIED_AMOUNT.test(before.slice(-FAR));
  const isSo = (value: number) => (stated === '0' ? value === 0 : holds(value, stated, isReached ? 'at-least' : bound));
  return {
    start,
    end: end + near.length,
    values: measures.map(valueOf),
    isDone: (value) => isSo(value) !== isDenied,
    isAmount: true,
    isMark: isReached || bound !== 'exact',
  };
}

/** "10-tackle games" */
const OF_GAME = /^[- ](?:[a-z]+ )?[a-z]+ (?:games?|nights?|outings?)\b/;
const YARDS = /\b(?:threw|throw\w*|ran|run|rush\w*|pass\w*|ground|yards?|yardage|air|went|go(?:ne)?|receiv\w*)\b/;
const DENIED_AMOUNT =
  /(?:\b(?:not|never|without|failed to)\b|n't\b)(?: (?:an?|at|even|yet|have|had|run|ran|got?ten|be|been|throw|thrown|scored?|for|over|caught|rushed|passed|make|made|topped|surpassed|cleared|exceeded|reached?|reach|hit|gone|past|going|to|more|than|least|get|getting)){0,5} $/;
