import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { averageOf, type Measure, sumOf } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import type { StatedNumber } from '../numbers/number-findings.js';
import { extremesOf } from '../numbers/tally.js';

const PARTS: readonly (readonly [of: string, per: string])[] = [
  ['passingYards', 'attempts'],
  ['passingYards', 'completions'],
  ['rushingYards', 'carries'],
  ['receivingYards', 'receptions'],
  ['puntYards', 'punts'],
  ['kickReturnYards', 'kickReturns'],
  ['puntReturnYards', 'puntReturns'],
];
const SHARES: readonly (readonly [of: string, all: string])[] = [
  ['completions', 'attempts'],
  ['fieldGoalsMade', 'fieldGoalsAttempted'],
  ['extraPointsMade', 'extraPointsAttempted'],
];
const YARDS = ['passingYards', 'rushingYards', 'receivingYards'];
const TOUCHDOWNS = ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns'];
const AVERAGE = quick(/\b(?:averag\w*|typical\w*|usual\w*|normal\w*|on average|apiece|each|every time|a clip|mean)\b/);

const AVERAGE_BEHIND = quick(/^[- ]?(?:yards?|yds?)?[- ](?:(?:on|[a-z]{3,12}) )?average\b/);
const AVERAGE_BEFORE = quick(/\baverage (?:[a-z]{1,12} ){0,4}(?:is|was|of|at) $/);

/** "my typical catch goes for 14.2 yards": a figure with a part is some average of the games, where one is spoken of. */
export function isSomeAverage(
  { stated, before, after, sentence }: Pick<StatedNumber, 'stated' | 'before' | 'after' | 'sentence'>,
  games: readonly KnownGame[],
): boolean {
  const isNamedAverage = AVERAGE_BEHIND.test(after, sentence.text) || AVERAGE_BEFORE.test(before, sentence.text);
  if (!isNamedAverage && (!stated.includes('.') || !AVERAGE.test(sentence.text))) return false;
  const bound = boundOf({ before, after });
  return (averageOfPlay(after, games) ?? averagesOf(games)).some(
    (value) => value !== null && holds(value, stated, bound.startsWith('near') ? bound : 'exact'),
  );
}

const OF_PLAY = /^(?: yards?| yds)? (?:a|an|per|each|every) (?:(carry|rush)|(catch|reception)|(attempt|throw|pass)|(completion)|(punt))\b/;
const PLAYS = ['carries', 'receptions', 'attempts', 'completions', 'punts'];

/** "8.8 a carry" is an average of carries alone; null where no play is named. */
function averageOfPlay(after: string, games: readonly KnownGame[]): (number | null)[] | null {
  const [, ...plays] = OF_PLAY.exec(after) ?? [];
  const per = PLAYS[plays.findIndex((play) => play !== undefined)];
  return per === undefined ? null : PARTS.filter(([, one]) => one === per).map(([of, one]) => averageOf(games, [of], [one]));
}

const TIMES_OVER = quick(/\btimes? (?:over|above|past|beyond) $/);

/** Smaller figures are equal to something by chance. */
const LEAST = 10;

/** Whether some sum, average, share or best of these games is this figure: then no word that is read wrongly makes it false. */
export function isSomeFigure(
  { stated, before, after }: Pick<StatedNumber, 'stated' | 'before' | 'after'>,
  games: readonly KnownGame[],
): boolean {
  const isAverage = /\baverag/.test(before) || /^[^.,;\d]{0,12}\b(?:a|an|per|each|every)\b/.test(after);
  if (Number(stated) < LEAST && !isAverage) return false;
  if (TIMES_OVER.test(before, null)) return games.some(({ stats }) => YARDS.some((key) => (stats[key] ?? 0) > Number(stated)));
  if (isListedFigure(stated, before, after, games)) return true;
  const values = isAverage ? (averageOfPlay(after, games) ?? averagesOf(games)) : plainValuesOf(stated, games);
  const bound = CALLED.test(before) ? 'about' : 'exact';
  return values.some((value) => value !== null && holds(value, stated, bound));
}

/** "268, 255 and 301": figures of single games. */
function isListedFigure(stated: string, before: string, after: string, games: readonly KnownGame[]): boolean {
  const isListed = /^(?:,| and) \d/.test(after) || /\d(?:,| and) $/.test(before);
  return isListed && games.some(({ stats }) => Object.values(stats).includes(Number(stated)));
}

function plainValuesOf(stated: string, games: readonly KnownGame[]): (number | null)[] {
  return [...sumsOf(games), ...(stated.includes('.') ? sharesOf(games) : [])];
}

/** "Call it 240 a game" */
const CALLED = /\b(?:call it|about|around|roughly|close to) $/;

function measuresIn(games: readonly KnownGame[]): readonly Measure[] {
  const keys = [...new Set(games.flatMap(({ stats }) => Object.keys(stats)))];
  return [...keys.map((key) => [key]), YARDS, TOUCHDOWNS];
}

function sumsOf(games: readonly KnownGame[]): (number | null)[] {
  return measuresIn(games).flatMap((measure) => [sumOf(games, measure), extremesOf(games, measure)?.most ?? null]);
}

function averagesOf(games: readonly KnownGame[]): (number | null)[] {
  return [
    ...measuresIn(games).map((measure) => averageOf(games, measure, 'game')),
    ...PARTS.map(([of, per]) => averageOf(games, [of], [per])),
  ];
}

function sharesOf(games: readonly KnownGame[]): (number | null)[] {
  return SHARES.map(([of, all]) => averageOf(games, [of], [all])).map((share) => (share === null ? null : share * 100));
}
