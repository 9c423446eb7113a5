import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Games of athletes. */
export const STATS_USER_DATA: UserDataOwner = {
  room: 'profile/stats',
  tables: [{ table: 'games', label: 'Games', ends: 'cascade' }],
};
