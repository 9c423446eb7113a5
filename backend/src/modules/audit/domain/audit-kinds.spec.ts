import { AUDIT_GROUPS, AUDIT_KINDS, kindsOf } from './audit-kinds.js';
import { AUDIT_LIMITS, mostPerDay } from './audit-limits.js';

describe('the audit log', () => {
  it('lists in each group exactly its kinds', () => {
    expect(kindsOf('roles')).toEqual(['admin_made', 'admin_removed']);
    expect(AUDIT_GROUPS.flatMap(kindsOf).sort()).toEqual(Object.keys(AUDIT_KINDS).sort());
  });

  it('keeps most of an admin’s edits, and more about nobody than about one account', () => {
    expect(mostPerDay('admin_edit', true)).toBe(AUDIT_LIMITS.perAdmin);
    expect(mostPerDay('admin_edit', false)).toBe(AUDIT_LIMITS.perAdmin);
    expect(mostPerDay('sign_in_failed', true)).toBe(AUDIT_LIMITS.perAccount);
    expect(mostPerDay('sign_in_failed', false)).toBe(AUDIT_LIMITS.perNobody);
  });
});
