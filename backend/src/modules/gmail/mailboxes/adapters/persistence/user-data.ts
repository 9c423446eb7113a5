import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Mailboxes of athletes. */
export const MAILBOXES_USER_DATA: UserDataOwner = {
  room: 'gmail/mailboxes',
  tables: [
    { table: 'mailbox_accounts', label: 'Mailbox', secrets: ['password', 'access_token', 'connection_id'], ends: 'cascade' },
    {
      table: 'mailbox_sends',
      label: 'Emails counted for your mailbox',
      isMinor: true,
      over: { when: "at <= $1::timestamptz - interval '30 days'", words: '30 days' },
      ends: 'cascade',
    },
  ],
};
