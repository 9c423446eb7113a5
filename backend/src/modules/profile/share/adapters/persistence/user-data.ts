import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Shared profiles. */
export const SHARE_USER_DATA: UserDataOwner = {
  room: 'profile/share',
  tables: [{ table: 'profile_shares', label: 'Shared profile', secrets: ['token_hash', 'token_sealed'], ends: 'cascade' }],
  stops: ['update profile_shares set enabled = false, updated_at = $2 where user_id = $1::uuid and enabled'],
};
