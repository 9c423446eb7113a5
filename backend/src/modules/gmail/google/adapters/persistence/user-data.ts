import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Gmail accounts of athletes. */
export const GOOGLE_USER_DATA: UserDataOwner = {
  room: 'gmail/google',
  tables: [
    { table: 'gmail_accounts', label: 'Gmail account', secrets: ['refresh_token', 'access_token', 'grant_id'], ends: 'cascade' },
    {
      table: 'gmail_sends',
      label: 'Emails counted for Gmail',
      isMinor: true,
      over: { when: "at <= $1::timestamptz - interval '30 days'", words: '30 days' },
      ends: 'cascade',
    },
  ],
};
