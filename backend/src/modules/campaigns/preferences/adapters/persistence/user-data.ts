import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Settings for all emails of an athlete. */
export const PREFERENCES_USER_DATA: UserDataOwner = {
  room: 'campaigns/preferences',
  tables: [{ table: 'email_preferences', label: 'Email settings', isMinor: true, ends: 'cascade' }],
};
