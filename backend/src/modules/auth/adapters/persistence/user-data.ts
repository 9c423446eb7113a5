import type { UserDataOwner } from '../../../../shared-kernel/user-data.js';

/** Accounts, sign-ins and sessions. */
export const AUTH_USER_DATA: UserDataOwner = {
  room: 'auth',
  tables: [
    { table: 'users', label: 'Your account', isMinor: true, rows: 'id = $1::uuid', secrets: ['password_hash'], ends: 'cascade' },
    {
      table: 'email_tokens',
      label: 'Links sent to your address',
      isMinor: true,
      secrets: ['token_hash'],
      over: { when: 'expires_at <= $1', words: 'it has expired' },
      ends: 'cascade',
    },
    {
      table: 'email_changes',
      label: 'A new address that waits',
      isMinor: true,
      secrets: ['confirm_hash', 'cancel_hash'],
      ends: 'cascade',
    },
    {
      table: 'http_sessions',
      label: 'Signed-in devices',
      rows: "sess #>> '{passport,user}' = $1::text",
      secrets: ['sid', 'sess'],
      over: { when: 'expire <= $1', words: '30 days after the last use' },
      ends: 'statement',
    },
    {
      table: 'failed_sign_ins',
      label: 'Failed sign-ins',
      isMinor: true,
      secrets: ['account', 'source'],
      over: { when: "last_at <= $1::timestamptz - interval '24 hours'", words: '24 hours after the last' },
      ends: 'cascade',
    },
  ],
  nothing: {
    rate_limits: 'keyed hashes that go within the hour',
  },
};
