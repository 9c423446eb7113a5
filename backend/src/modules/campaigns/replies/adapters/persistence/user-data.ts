import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Replies of coaches, and the read position of each mailbox. */
export const REPLIES_USER_DATA: UserDataOwner = {
  room: 'campaigns/replies',
  tables: [
    { table: 'replies', label: 'Replies', ends: 'cascade' },
    { table: 'reply_mailboxes', label: 'Checks of your mailbox', isMinor: true, secrets: ['cursor'], ends: 'cascade' },
  ],
};
