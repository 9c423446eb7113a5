import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** What an athlete is going to play. */
export const NEXT_GAMES_USER_DATA: UserDataOwner = {
  room: 'profile/next-games',
  tables: [{ table: 'next_games', label: 'Next games', ends: 'cascade' }],
};
