import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Film clips of athletes. */
export const FILM_USER_DATA: UserDataOwner = {
  room: 'profile/film',
  tables: [{ table: 'film_clips', label: 'Film clips', ends: 'cascade' }],
};
