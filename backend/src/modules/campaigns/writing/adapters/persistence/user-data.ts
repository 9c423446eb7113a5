import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Campaigns of athletes and their texts. */
export const WRITING_USER_DATA: UserDataOwner = {
  room: 'campaigns/writing',
  tables: [
    { table: 'campaigns', label: 'Campaigns', ends: 'cascade' },
    {
      table: 'campaign_coach_texts',
      label: 'Texts for one coach',
      rows: 'campaign_id in (select id from campaigns where user_id = $1::uuid)',
      ends: 'cascade',
    },
  ],
  nothing: {
    email_templates: 'templates that admins write for everybody',
  },
};
