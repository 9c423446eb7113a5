import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** The directory, with the private contacts of athletes in it. */
export const DIRECTORY_USER_DATA: UserDataOwner = {
  room: 'schools/directory',
  tables: [{ table: 'coaches', label: 'Contacts you added', rows: 'owner_user_id = $1::uuid', ends: 'cascade' }],
  nothing: {
    schools: 'the directory',
    school_academics: 'the directory',
    rosters: 'the directory',
    roster_players: 'the directory',
    incoming_classes: 'the directory',
    incoming_players: 'the directory',
    app_state: 'settings of the program',
  },
};
