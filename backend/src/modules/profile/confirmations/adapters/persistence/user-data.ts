import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** The figures that coaches were asked to confirm, and their answers. */
export const CONFIRMATIONS_USER_DATA: UserDataOwner = {
  room: 'profile/confirmations',
  tables: [
    {
      table: 'confirmation_requests',
      label: 'Coaches asked to confirm figures',
      isMinor: true,
      rows: 'athlete_id = $1::uuid',
      secrets: ['token_hash'],
      // So long they count for what an athlete may ask in a year.
      over: {
        when: `created_at <= $1::timestamptz - interval '365 days' and (answered_at is null or revoked_at is not null)`,
        words: 'a year has passed and it was not answered or was revoked',
      },
      ends: 'cascade',
    },
    {
      table: 'confirmed_figures',
      label: 'Figures that coaches confirmed',
      isMinor: true,
      rows: 'request_id in (select id from confirmation_requests where athlete_id = $1::uuid)',
      ends: 'cascade',
    },
  ],
};
