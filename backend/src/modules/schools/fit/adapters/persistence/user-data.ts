import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Fit scores of athletes. */
export const FIT_USER_DATA: UserDataOwner = {
  room: 'schools/fit',
  tables: [
    { table: 'fit_scores', label: 'Fit scores', isMinor: true, ends: 'cascade' },
    { table: 'school_fits', label: 'Fit of every school', isMinor: true, ends: 'cascade' },
    { table: 'school_dismissals', label: 'Schools you do not want to be suggested', ends: 'cascade' },
    { table: 'fit_due', label: 'Fit scores to be renewed', isMinor: true, ends: 'cascade' },
  ],
};
