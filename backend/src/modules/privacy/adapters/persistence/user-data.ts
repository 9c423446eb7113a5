import type { UserDataOwner } from '../../../../shared-kernel/user-data.js';

/** Deletions of accounts. */
export const PRIVACY_USER_DATA: UserDataOwner = {
  room: 'privacy',
  tables: [
    {
      table: 'account_deletions',
      label: 'Deletion of your account',
      isMinor: true,
      secrets: ['receipt_hash', 'leftovers'],
      ends: 'unlinked',
    },
  ],
};
