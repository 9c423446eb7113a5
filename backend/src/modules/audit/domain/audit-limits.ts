import type { AuditKind } from './audit-kinds.js';

export const AUDIT_LIMITS = {
  /** Entries of one kind about one account in 24 hours; later ones are not stored, and the last one is marked. */
  perAccount: 200,
  /** Entries of kinds without an account: failed sign-ins with unknown names. */
  perNobody: 2_000,
  /** Edits of one admin: an afternoon of work on the directory. */
  perAdmin: 10_000,
  /** Entries are kept for as many days. */
  keptDays: 400,
  /** Lines of a page. */
  page: 50,
  /** Rows of a file. */
  fileRows: 100_000,
} as const;

/** How many entries of a kind are kept of a day. */
export function mostPerDay(kind: AuditKind, isAboutSomebody: boolean): number {
  if (kind === 'admin_edit') return AUDIT_LIMITS.perAdmin;
  return isAboutSomebody ? AUDIT_LIMITS.perAccount : AUDIT_LIMITS.perNobody;
}
