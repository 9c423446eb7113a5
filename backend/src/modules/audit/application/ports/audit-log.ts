import type { NewAuditEntry } from '../../domain/audit-entry.js';

/** The audit log: entries are added and never changed. */
export abstract class AuditLog {
  /**
   * Adds an entry of this moment, unless the account has as many of the kind as a day may have; the last one of a day says so.
   * `within`: the transaction that it is part of.
   */
  abstract append(entry: NewAuditEntry, within?: unknown): Promise<void>;
}
