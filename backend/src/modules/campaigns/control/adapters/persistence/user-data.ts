import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Who ended a stop of the platform's email. */
export const CONTROL_USER_DATA: UserDataOwner = {
  room: 'campaigns/control',
  tables: [{ table: 'platform_mail_stops', label: 'Stops you ended as an admin', rows: 'resumed_by = $1::uuid', ends: 'unlinked' }],
};
