import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Follow-ups and time zones of schools. */
export const FOLLOW_UPS_USER_DATA: UserDataOwner = {
  room: 'campaigns/follow-ups',
  tables: [
    {
      table: 'follow_up_steps',
      label: 'Follow-ups',
      rows: 'campaign_id in (select id from campaigns where user_id = $1::uuid)',
      ends: 'cascade',
    },
    { table: 'chosen_campus_zones', label: 'Time zones you chose', isMinor: true, ends: 'cascade' },
  ],
};
