import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Files that go with emails. */
export const ATTACHMENTS_USER_DATA: UserDataOwner = {
  room: 'campaigns/attachments',
  tables: [
    {
      table: 'campaign_files',
      label: 'Attached files',
      rows: 'campaign_id in (select id from campaigns where user_id = $1::uuid)',
      ends: 'cascade',
    },
  ],
};
