import { measuresOf, sumOf } from '../games/game-figures.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';

/** The games that a sentence names, else all. */
export function gamesOf({ athlete, games }: NumberScope): readonly KnownGame[] {
  return games.length > 0 ? games : athlete.games;
}

/** The sums that a word may mean in these games. */
export function valuesOf(word: string, before: string, games: readonly KnownGame[]): number[] {
  return measuresOf(word, word, before, '').flatMap((measure) => sumOf(games, measure) ?? []);
}
