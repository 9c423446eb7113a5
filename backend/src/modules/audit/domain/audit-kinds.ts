/** What an entry of the audit log is about; admins filter by it. */
export const AUDIT_GROUPS = ['sign_ins', 'credentials', 'roles', 'family', 'data', 'admin'] as const;

export type AuditGroup = (typeof AUDIT_GROUPS)[number];

/** Every kind of entry, with its group. */
export const AUDIT_KINDS = {
  signed_up: 'sign_ins',
  signed_in: 'sign_ins',
  sign_in_failed: 'sign_ins',
  signed_out: 'sign_ins',
  sessions_ended: 'sign_ins',
  password_changed: 'credentials',
  password_reset: 'credentials',
  password_set: 'credentials',
  reset_link_made: 'credentials',
  email_change_asked: 'credentials',
  email_changed: 'credentials',
  email_kept: 'credentials',
  passkey_added: 'credentials',
  passkey_removed: 'credentials',
  authenticator_on: 'credentials',
  authenticator_off: 'credentials',
  recovery_codes_made: 'credentials',
  factors_removed: 'credentials',
  admin_made: 'roles',
  admin_removed: 'roles',
  guardian_invited: 'family',
  guardian_joined: 'family',
  guardian_ended: 'family',
  guardian_decision: 'family',
  export_begun: 'data',
  export_downloaded: 'data',
  deletion_begun: 'data',
  deletion_planned: 'data',
  deletion_lifted: 'data',
  account_erased: 'data',
  admin_edit: 'admin',
} as const satisfies Record<string, AuditGroup>;

export type AuditKind = keyof typeof AUDIT_KINDS;

export const kindsOf = (group: AuditGroup): AuditKind[] =>
  (Object.keys(AUDIT_KINDS) as AuditKind[]).filter((kind) => AUDIT_KINDS[kind] === group);
