export { AUDIT_USER_DATA } from './adapters/persistence/user-data.js';
export { AuditLog } from './application/ports/audit-log.js';
export { AuditModule } from './audit.module.js';
export type { AuditActor, AuditDetail, NewAuditEntry } from './domain/audit-entry.js';
export { AUDIT_GROUPS, AUDIT_KINDS, kindsOf, type AuditGroup, type AuditKind } from './domain/audit-kinds.js';
export { AUDIT_LIMITS } from './domain/audit-limits.js';
export { AuditEntriesQuery, type AuditLine, type AuditPlace, type AuditSearch } from './queries/audit-entries.query.js';
