import type { Measure } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { StatedNumber } from './number-findings.js';

/** What a runner attempts are carries. */
export function attemptsOf(word: string, games: readonly KnownGame[]): readonly Measure[] | null {
  if (!word.startsWith('att') || games.some(({ stats }) => 'attempts' in stats)) return null;
  return [['carries'], ['fieldGoalsAttempted']];
}

/** Yards of kicks that were brought back, or after the catch: games record none. */
export function isReturned(near: string, { before, after }: StatedNumber): boolean {
  return (
    /\breturn|\bafter (?:the catch|contact)/.test(near + after.slice(0, 40)) ||
    /\breturned (?:it|them|that|\d+|an?|the)\b[^.;]{0,30}$/.test(before)
  );
}
