import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Sign-ins at Google and Microsoft that have begun, and which notices are wanted. */
export const GATEWAYS_USER_DATA: UserDataOwner = {
  room: 'gmail/gateways',
  tables: [
    {
      table: 'gmail_oauth_states',
      label: 'Mailbox sign-ins not finished',
      isMinor: true,
      secrets: ['state_hash', 'session_hash', 'code_verifier'],
      over: { when: 'expires_at <= $1', words: 'it has expired' },
      ends: 'cascade',
    },
    { table: 'notice_choices', label: 'Notices by email', isMinor: true, ends: 'cascade' },
  ],
};
