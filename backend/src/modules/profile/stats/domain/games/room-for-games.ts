import { TooManyGames } from './game-errors.js';

/** How many games one athlete can have: some twenty seasons. */
export const MAX_GAMES = 300;

/** How many games fit beside so many that are stored. */
export function roomForGames(stored: number): number {
  return Math.max(0, MAX_GAMES - stored);
}

/** Throws TooManyGames when there is no room for one more. */
export function refuseOneMoreGame(stored: number): void {
  if (roomForGames(stored) === 0) throw new TooManyGames(MAX_GAMES);
}
