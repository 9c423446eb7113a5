import type { UserDataOwner } from '../../../../shared-kernel/user-data.js';

/** Passkeys, the authenticator app, recovery codes, and what waits between a question and its answer. */
export const FACTORS_USER_DATA: UserDataOwner = {
  room: 'factors',
  tables: [
    { table: 'passkeys', label: 'Passkeys', secrets: ['credential_id', 'public_key', 'counter'], ends: 'cascade' },
    { table: 'authenticator_apps', label: 'Authenticator app', isMinor: true, secrets: ['sealed_secret', 'last_step'], ends: 'cascade' },
    { table: 'recovery_codes', label: 'Recovery codes', isMinor: true, secrets: ['code_hash'], ends: 'cascade' },
    {
      table: 'sign_in_tickets',
      label: 'Sign-ins that wait for their second step',
      isMinor: true,
      secrets: ['token_hash'],
      over: { when: 'expires_at <= $1', words: '5 minutes' },
      ends: 'cascade',
    },
    {
      table: 'passkey_ceremonies',
      label: 'Questions to a passkey',
      isMinor: true,
      secrets: ['challenge_hash', 'session_hash'],
      over: { when: 'expires_at <= $1', words: '5 minutes' },
      ends: 'cascade',
    },
  ],
};
