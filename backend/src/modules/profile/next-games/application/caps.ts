import type { Cap } from '../../../../shared-kernel/cap.js';
import { NEXT_GAME_LIMITS } from '../domain/next-game.js';

/** Every cap of next games. */
export const NEXT_GAME_CAPS = {
  nextGames: { most: NEXT_GAME_LIMITS.games, of: 'next games', beyond: 409 },
  nextGameName: { most: NEXT_GAME_LIMITS.name, of: 'characters of the opponent or the place of a next game', beyond: 400 },
} as const satisfies Record<string, Cap>;
