import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Measure } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import { besideNumber, isStated, knownValues } from '../numbers/known-values.js';
import type { Judged, NumberScope, StatedNumber } from '../numbers/number-findings.js';
import { extremesOf } from '../numbers/tally.js';
import { countedAt, isFollowedByUnit } from './counted.js';
import { measuresFor } from './measure-heads.js';
import { type Standings, standingsOf } from './standing.js';
import { isNumberAt, setOf, textAt, type Word, wordAt, wordsOf } from './words-of.js';

/** A sentence split into words, with the subject of each. */
export interface SentenceReading {
  readonly words: readonly Word[];
  readonly standings: Standings;
}

/** Parsed on first use, because most sentences need no such analysis. */
export function readSentence(low: string): SentenceReading {
  let words: readonly Word[] | undefined;
  let standings: Standings | undefined;
  return {
    get words() {
      return (words ??= wordsOf(low));
    },
    get standings() {
      return (standings ??= standingsOf(this.words));
    },
  };
}

/** Returns whether the word at a position is stated as a present fact about the athlete. */
export function isOwnFact({ words, standings }: SentenceReading, place: number): boolean {
  const index = wordAt(words, place);
  const standing = standings.at[index];
  if (!standing) return true;
  if (isDelta(words, index) || isLengthOfElse(words, index)) return false;
  if (/^20[2-4]\d$/.test(textAt(words, index))) return standing.subject === 'own';
  if (standing.subject === 'others' || !standing.isFact || standings.wished.has(standing.clause)) return false;
  return isOfNow(words, index, standings);
}

/** What was measured in a year that is over, or done in practice, is in no profile. */
function isOfNow(words: readonly Word[], index: number, { at, aside, past }: Standings): boolean {
  const clause = at[index]?.clause ?? 0;
  if (aside.has(clause)) return textAt(words, index).includes('.') && countedAt(words, index) === null;
  return !past.has(clause) || isGamesPlayed(words, index) || countedAt(words, index) !== null;
}

const PLAYED = setOf('played started in over only just');

/** "I played 5 games last fall" is held against that fall. */
function isGamesPlayed(words: readonly Word[], index: number): boolean {
  return textAt(words, index + 1) === 'games' && PLAYED.has(textAt(words, index - 1));
}

const SPANS = setOf('years months month weeks days hours minutes reps');
const PLACES = setOf('line post slant curl dig seam route routes');

/** "in 6 months", "the 2 yard line" */
function isLengthOfElse(words: readonly Word[], index: number): boolean {
  const at = textAt(words, index + 1) === '-' ? index + 2 : index + 1;
  const behind = textAt(words, at);
  return SPANS.has(behind) || ((behind === 'yard' || behind === 'yards') && PLACES.has(textAt(words, at + 1)));
}

const UNITS = setOf('pound pounds lb lbs inch inches');
/** "9 pounds short of where I want to be", "20 yards away" */
const SHORT_OF = setOf('short shy away off');
const GAINS = setOf('grow grew grown gain gained gaining add added adding lose losing drop dropped cut put');

/** "put on 10 or 15 pounds" is no weight. */
function isDelta(words: readonly Word[], index: number): boolean {
  const behind = words.slice(index + 1, index + 4).map(({ text }) => text);
  if (behind.some((text) => SHORT_OF.has(text)) && behind.some((text) => UNITS.has(text) || /^y(?:ar)?ds?$/.test(text))) return true;
  if (!behind.some((text) => UNITS.has(text))) return false;
  const before = words.slice(Math.max(0, index - 5), index).map(({ text }) => text);
  return before.some((text) => GAINS.has(text)) && before.at(-1) !== 'to' && before.at(-1) !== 'at';
}

/** Returns whether the word after the number is its unit. */
export function isCounted({ words }: SentenceReading, { start }: Pick<StatedNumber, 'start'>): boolean {
  return isFollowedByUnit(words, wordAt(words, start));
}

/** Compares a figure with the games, or the dash, by the words around it; null when these do not identify it. */
export function judgeFigure(number: StatedNumber, { athlete, games: some }: NumberScope, { words }: SentenceReading): Judged {
  if (number.sentence.tally !== null) return null;
  const index = wordAt(words, number.start);
  if (isDash(words, index, number, athlete)) return 'right';
  const named = besideNumber(number, some);
  const read = countedAt(words, index);
  if (read === null) return bareFigure(number, words, index, named);
  if (OF_TOTAL.test(number.after, number.sentence.text)) return null;
  return compared(number, measuresFor(read.counted, read.kind), named.length > 0 ? named : athlete.games, named.length > 0);
}

/** "2 of them in the same game" */
const ONE_GAME = quick(/^[^.,;\d]{0,30}\bin (?:the same|(?:a|1|one) single) game\b/);

/** "6 touchdowns total": of all kinds, which the games know better. */
const OF_TOTAL = quick(/^ (?:touchdowns|tds|scores) (?:in )?total\b|^ touchdowns: \d/);

function compared(number: StatedNumber, measures: readonly Measure[], games: readonly KnownGame[], isNamed: boolean): Judged {
  const known = ONE_GAME.test(number.after, number.sentence.text)
    ? measures.flatMap((measure) => extremesOf(games, measure)?.most ?? [])
    : measures.flatMap((measure) => knownValues(number, measure, games, isNamed));
  if (known.length === 0) return null;
  const bound = boundOf(number);
  if (known.some((value) => isStated(value, number, bound))) return 'right';
  const values = [...new Set(known)].map((value) => Math.round(value * 10) / 10);
  return { severity: 'error', reason: `Your games say ${values.join(' or ')}, not ${number.stated}.` };
}

const RACES = setOf('ran run running speed timed stopwatch clocked hand laser electronic dash under 40');
const NOT_TIMES = setOf('yards yard gpa a per touchdowns tackles sacks points scale student grade average');

/** "to break 4.7": a time of the dash by its form and the words of the sentence. */
function isDash(words: readonly Word[], index: number, number: StatedNumber, { fortyYardDash }: NumberScope['athlete']): boolean {
  if (!fortyYardDash || !/^[45]\.\d\d?$/.test(number.stated) || NOT_TIMES.has(textAt(words, index + 1))) return false;
  return words.some(({ text }) => RACES.has(text)) && holds(fortyYardDash.value, number.stated, boundOf(number));
}

/** From here on nothing else than yards is meant. */
const LEAST_BARE = 20;
const BROUGHT = quick(/\b(?:got|had|finished|went|put|for|with)\b[^,;]{0,20}$/);

/** "I still got 94" of a game that is named: one of its figures. */
function bareFigure(number: StatedNumber, words: readonly Word[], index: number, games: readonly KnownGame[]): Judged {
  const { stated, before } = number;
  if (games.length !== 1 || !/^\d{2,3}$/.test(stated) || Number(stated) < LEAST_BARE) return null;
  if (!/^[.,;!]?$/.test(textAt(words, index + 1)) || !BROUGHT.test(before.slice(-40), number.sentence.text)) return null;
  const isThere = games.some(({ stats }) => Object.values(stats).includes(Number(stated)));
  return isThere ? 'right' : { severity: 'error', reason: `That game does not have the figure ${stated}.` };
}

/** Whether each figure of a stretch is so by the words around it. */
export function areRight(
  low: string,
  { start, end }: { start: number; end: number },
  scope: NumberScope,
  reading: SentenceReading,
): boolean {
  const within = reading.words.filter((word, index) => word.start >= start && word.end <= end && isNumberAt(reading.words, index));
  return within.length > 0 && within.every((word) => judgeFigure(statedAt(low, word), scope, reading) === 'right');
}

function statedAt(low: string, { text, start, end }: Word): StatedNumber {
  const sentence = { text: low, tally: null, rules: [] };
  return { stated: text, start, end, before: low.slice(Math.max(0, start - 80), start), after: low.slice(end, end + 80), sentence };
}
