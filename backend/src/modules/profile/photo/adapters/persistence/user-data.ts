import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Photos: the files go before the rows. */
export const PHOTO_USER_DATA: UserDataOwner = {
  room: 'profile/photo',
  tables: [
    { table: 'pictures', label: 'Photos', ends: 'files' },
    { table: 'picture_uploads', label: 'Photo uploads', isMinor: true, secrets: ['address'], ends: 'files' },
  ],
};
