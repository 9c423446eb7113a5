import { auditLogContract } from './audit-log.contract.js';
import { MemoryAuditLog } from './memory-audit-log.js';

describe('MemoryAuditLog', () => {
  const log = new MemoryAuditLog();

  auditLogContract(() => ({ log, read: () => Promise.resolve(log.entries) }));
});
