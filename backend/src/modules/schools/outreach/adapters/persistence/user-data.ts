import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Lists of athletes and what they propose to admins. */
export const OUTREACH_USER_DATA: UserDataOwner = {
  room: 'schools/outreach',
  tables: [
    { table: 'favorites', label: 'Favorite schools', ends: 'cascade' },
    { table: 'target_schools', label: 'Tracked schools and notes', ends: 'cascade' },
    { table: 'own_list_imports', label: 'What the last import of your list changed', ends: 'cascade' },
    { table: 'corrections', label: 'Corrections you proposed', secrets: ['decided_by'], ends: 'cascade' },
  ],
};
