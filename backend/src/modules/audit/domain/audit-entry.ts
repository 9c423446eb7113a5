import type { AuditKind } from './audit-kinds.js';

/** Who did it: a signed-in user, a visitor, an operator in the shell, or the server itself. */
export type AuditActor = 'user' | 'visitor' | 'operator' | 'server';

/** Numbers, ids and words of the program; never a secret, a text of an email or a name. */
export type AuditDetail = Record<string, string | number | boolean>;

export interface NewAuditEntry {
  kind: AuditKind;
  actor: AuditActor;
  /** ID of a user. Entries outlive accounts: then it identifies no one. */
  actorId: string | null;
  /** The account or athlete that it is about; null when there is none. */
  subjectId: string | null;
  /** Network address without its last part; null from the shell and by the server. */
  address: string | null;
  detail: AuditDetail;
}
