import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Answers of coaches, and how far a mailbox was read. */
export const REPLIES_USER_DATA: UserDataOwner = {
  room: 'campaigns/replies',
  tables: [
    { table: 'replies', label: 'Replies', ends: 'cascade' },
    { table: 'reply_mailboxes', label: 'Checks of your mailbox', isMinor: true, secrets: ['cursor'], ends: 'cascade' },
  ],
};
