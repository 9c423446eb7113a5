import { AuditLog } from '../application/ports/audit-log.js';
import type { NewAuditEntry } from '../domain/audit-entry.js';
import { mostPerDay } from '../domain/audit-limits.js';

/** Keeps the entries of one day. */
export class MemoryAuditLog extends AuditLog {
  readonly entries: NewAuditEntry[] = [];

  append(entry: NewAuditEntry): Promise<void> {
    const about = entry.subjectId ?? entry.actorId;
    const most = mostPerDay(entry.kind, about !== null);
    const before = this.entries.filter(({ kind, subjectId, actorId }) => kind === entry.kind && (subjectId ?? actorId) === about).length;
    const last = { ...entry, detail: { ...entry.detail, more: true } };
    if (before < most) this.entries.push(before === most - 1 ? last : entry);
    return Promise.resolve();
  }
}
