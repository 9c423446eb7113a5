import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

const EITHER = 'athlete_id = $1::uuid or guardian_id = $1::uuid';

/** Who watches over whom, and what they decided. */
export const GUARDIANS_USER_DATA: UserDataOwner = {
  room: 'family/guardians',
  tables: [
    { table: 'guardians', label: 'Your name as a guardian', isMinor: true, ends: 'cascade' },
    {
      table: 'guardian_invitations',
      label: 'Invited guardians',
      isMinor: true,
      rows: 'athlete_id = $1::uuid',
      secrets: ['token_hash'],
      over: { when: 'expires_at <= $1', words: 'it has expired' },
      ends: 'cascade',
    },
    { table: 'guardianships', label: 'Guardians', rows: EITHER, ends: 'cascade' },
    { table: 'guardian_controls', label: 'What your guardians set', isMinor: true, rows: 'athlete_id = $1::uuid', ends: 'cascade' },
    { table: 'guardian_requests', label: 'Questions to your guardians', isMinor: true, rows: 'athlete_id = $1::uuid', ends: 'cascade' },
    {
      table: 'guardian_deletions',
      label: 'Deletion that a guardian started',
      isMinor: true,
      rows: 'athlete_id = $1::uuid',
      ends: 'cascade',
    },
    { table: 'guardian_events', label: 'Decisions of guardians', rows: 'athlete_id = $1::uuid', ends: 'cascade' },
  ],
};
