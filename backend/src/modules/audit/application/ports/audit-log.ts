import type { NewAuditEntry } from '../../domain/audit-entry.js';

/** The audit log: entries are added and never changed. */
export abstract class AuditLog {
  /**
   * Adds an entry with the current time, unless the account has reached the daily limit of its kind; the last entry of a day
   * is marked. `within`: the transaction that it is part of.
   */
  abstract append(entry: NewAuditEntry, within?: unknown): Promise<void>;
}
