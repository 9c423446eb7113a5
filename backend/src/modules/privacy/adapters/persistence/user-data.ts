import type { UserDataOwner } from '../../../../shared-kernel/user-data.js';

/** Deletions of accounts, and copies of their data. */
export const PRIVACY_USER_DATA: UserDataOwner = {
  room: 'privacy',
  tables: [
    { table: 'data_exports', label: 'Copy of your data', isMinor: true, ends: 'cascade' },
    {
      table: 'data_export_parts',
      label: 'Parts of that copy',
      isMinor: true,
      rows: 'export_id in (select id from data_exports where user_id = $1::uuid)',
      ends: 'cascade',
    },
    {
      table: 'account_deletions',
      label: 'Deletion of your account',
      isMinor: true,
      secrets: ['receipt_hash', 'leftovers'],
      ends: 'unlinked',
    },
  ],
};
