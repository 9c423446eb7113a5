import type { NumberScope } from '../numbers/number-findings.js';
import type { Opponent } from '../games/opponents.js';
import type { PlayClaim } from '../plays/recorded-plays.js';
import { eventsByGame } from './events-by-game.js';
import { mostAndLeast } from './most-and-least.js';
import { sharesOfGames } from './shares-of-games.js';

/** What a sentence says of some games beside the others, in words. */
export function gameEventsOf(low: string, scope: NumberScope, opponents: readonly Opponent[]): PlayClaim[] {
  if (scope.athlete.games.length < 2) return [];
  const read = [...mostAndLeast(low, scope, opponents), ...sharesOfGames(low, scope, opponents)];
  return read.length > 0 ? read : eventsByGame(low, scope, opponents);
}
