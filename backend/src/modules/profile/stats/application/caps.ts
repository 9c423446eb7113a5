import type { Cap } from '../../../../shared-kernel/cap.js';
import { PROFILE_LIMITS } from '../../fields/domain/profile-limits.js';
import { MAX_GAMES } from '../domain/games/room-for-games.js';

/** Every cap of games and their figures. */
export const STATS_CAPS = {
  games: { most: MAX_GAMES, of: 'games', beyond: 409 },
  opponent: { most: PROFILE_LIMITS.opponent, of: 'characters of the opponent of a game', beyond: 400 },
} as const satisfies Record<string, Cap>;
