import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** The profile data that athletes enter. */
export const ATHLETE_USER_DATA: UserDataOwner = {
  room: 'profile/athlete',
  tables: [{ table: 'athlete_profiles', label: 'Profile', ends: 'cascade' }],
};
