import type { UserDataOwner } from '../../../../../shared-kernel/user-data.js';

/** Imports of admins. */
export const IMPORTS_USER_DATA: UserDataOwner = {
  room: 'schools/imports',
  tables: [
    { table: 'imports', label: 'Imports you made as an admin', ends: 'unlinked' },
    { table: 'import_mappings', label: 'Column choices you made as an admin', isMinor: true, ends: 'cascade' },
  ],
  nothing: {
    import_changes: 'the directory before an import',
    import_issues: 'rows of an import file',
    import_additions: 'rows that an import added',
  },
};
