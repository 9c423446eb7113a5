import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Staff pages that athletes offered. */
export const STAFF_PAGES_USER_DATA: UserDataOwner = {
  room: 'schools/staff-pages',
  tables: [{ table: 'staff_suggestions', label: 'Staff pages you offered', ends: 'cascade' }],
};
