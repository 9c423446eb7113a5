import type { UserDataOwner } from '../../../../shared-kernel/user-data.js';
import { AUDIT_LIMITS } from '../../domain/audit-limits.js';

/** Who did what. The entries stay when an account is deleted; the ID in them then identifies no one. */
export const AUDIT_USER_DATA: UserDataOwner = {
  room: 'audit',
  tables: [
    {
      table: 'audit_entries',
      label: 'Audit log about you',
      isMinor: true,
      rows: '(subject_id = $1::uuid or actor_id = $1::uuid)',
      secrets: ['actor_id', 'subject_id'],
      over: { when: `at <= $1::timestamptz - interval '${AUDIT_LIMITS.keptDays} days'`, words: `${AUDIT_LIMITS.keptDays} days` },
      ends: 'unlinked',
    },
  ],
};
