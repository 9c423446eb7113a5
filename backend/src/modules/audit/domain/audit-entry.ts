import type { AuditKind } from './audit-kinds.js';

/** Who did it: somebody signed in, somebody who is not, an operator from the shell, or the server by itself. */
export type AuditActor = 'user' | 'visitor' | 'operator' | 'server';

/** Numbers, ids and words of the program; never a secret, a text of an email or a name. */
export type AuditDetail = Record<string, string | number | boolean>;

export interface NewAuditEntry {
  kind: AuditKind;
  actor: AuditActor;
  /** Of a user. Entries outlive accounts: then the id leads to nobody. */
  actorId: string | null;
  /** Whose account or athlete it is about; null when it is about nobody. */
  subjectId: string | null;
  /** Network address without its last part; null from the shell and by the server. */
  address: string | null;
  detail: AuditDetail;
}
