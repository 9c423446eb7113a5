import type { UserDataOwner } from '../../../../shared-kernel/user-data.js';

/** Accounts, sign-ins and sessions. */
export const AUTH_USER_DATA: UserDataOwner = {
  room: 'auth',
  tables: [
    { table: 'users', label: 'Your account', isMinor: true, rows: 'id = $1::uuid', secrets: ['password_hash'], ends: 'cascade' },
    { table: 'email_tokens', label: 'Links sent to your address', isMinor: true, secrets: ['token_hash'], ends: 'cascade' },
    {
      table: 'http_sessions',
      label: 'Signed-in devices',
      rows: "sess #>> '{passport,user}' = $1::text",
      secrets: ['sid', 'sess'],
      ends: 'statement',
    },
    { table: 'failed_sign_ins', label: 'Failed sign-ins', isMinor: true, secrets: ['account', 'source'], ends: 'cascade' },
  ],
  nothing: {
    rate_limits: 'keyed hashes that go within the hour',
  },
};
