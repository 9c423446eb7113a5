import type { AuditLog } from '../application/ports/audit-log.js';
import type { NewAuditEntry } from '../domain/audit-entry.js';
import { AUDIT_LIMITS } from '../domain/audit-limits.js';

interface Setup {
  log: AuditLog;
  /** All entries, oldest first. */
  read: () => Promise<NewAuditEntry[]>;
}

const ANN = '00000000-0000-7000-8000-00000000000a';
const BOB = '00000000-0000-7000-8000-00000000000b';

export function auditEntry(changes: Partial<NewAuditEntry> = {}): NewAuditEntry {
  return { kind: 'signed_in', actor: 'user', actorId: ANN, subjectId: ANN, address: '203.0.113.x', detail: {}, ...changes };
}

/** What every audit log does. */
export function auditLogContract(setUp: () => Setup): void {
  it('U-10 keeps who, whom, from where and what', async () => {
    const { log, read } = setUp();
    const change = auditEntry({ kind: 'admin_edit', subjectId: null, detail: { operation: 'PUT /api/admin/coaches/:id', id: '7' } });
    const shell = auditEntry({ kind: 'admin_made', actor: 'operator', actorId: null, subjectId: BOB, address: null });
    await log.append(change);
    await log.append(shell);
    expect(await read()).toEqual([change, shell]);
  });

  it('U-10 lists so many of a kind and an account in a day, and says that there were more', async () => {
    const { log, read } = setUp();
    const many = { kind: 'export_downloaded', actorId: BOB, subjectId: BOB } as const;
    for (let n = 0; n < AUDIT_LIMITS.perAccount + 5; n++) await log.append(auditEntry({ ...many, detail: { n } }));
    await log.append(auditEntry({ ...many, actorId: ANN, subjectId: ANN }));
    const kept = (await read()).filter(({ kind }) => kind === 'export_downloaded');
    expect(kept).toHaveLength(AUDIT_LIMITS.perAccount + 1);
    expect(kept.at(AUDIT_LIMITS.perAccount - 2)?.detail).toEqual({ n: AUDIT_LIMITS.perAccount - 2 });
    expect(kept.at(AUDIT_LIMITS.perAccount - 1)?.detail).toEqual({ n: AUDIT_LIMITS.perAccount - 1, more: true });
    expect(kept.at(-1)?.subjectId).toBe(ANN);
  });
}
