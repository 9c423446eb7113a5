import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { RandomIds } from '../../../../platform/system/random-ids.js';
import type { NewAuditEntry } from '../../domain/audit-entry.js';
import { AUDIT_LIMITS } from '../../domain/audit-limits.js';
import { auditEntry, auditLogContract } from '../../testing/audit-log.contract.js';
import { SqlAuditLog } from './sql-audit-log.js';

const READ = `select kind, actor, actor_id as "actorId", subject_id as "subjectId", address, detail from audit_entries order by id`;

describe('SqlAuditLog', () => {
  const time = { now: new Date('2026-11-21T15:00:00.000Z') };
  let database: TestDatabase;
  let source: DataSource;
  let log: SqlAuditLog;
  const read = () => source.query<NewAuditEntry[]>(READ);

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    log = new SqlAuditLog(source, { now: () => time.now }, new RandomIds());
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  auditLogContract(() => ({ log, read }));

  it('U-10 the next day counts again', async () => {
    time.now = new Date('2026-11-22T15:00:01.000Z');
    const before = (await read()).length;
    await log.append(auditEntry({ kind: 'export_downloaded', actorId: null, subjectId: '00000000-0000-7000-8000-00000000000b' }));
    expect(await read()).toHaveLength(before + 1);
  });

  it('U-10 failures with names that nobody has end somewhere too', async () => {
    const nobody = auditEntry({ kind: 'sign_in_failed', actor: 'visitor', actorId: null, subjectId: null });
    await source.query(
      `insert into audit_entries (id, kind, actor, at) select gen_random_uuid(), 'sign_in_failed', 'visitor', $1 from generate_series(1, $2)`,
      [time.now, AUDIT_LIMITS.perNobody],
    );
    const before = (await read()).length;
    await log.append(nobody);
    expect(await read()).toHaveLength(before);
  });

  it('U-10 no entry can be changed, and none that is younger than 400 days be removed', async () => {
    await expect(source.query(`update audit_entries set address = 'x'`)).rejects.toThrow('The audit log is append-only.');
    await expect(source.query('delete from audit_entries')).rejects.toThrow('The audit log is append-only.');
    const old = `insert into audit_entries (id, kind, actor, at) values (gen_random_uuid(), 'signed_in', 'visitor', now() - interval '401 days') returning id`;
    const [row] = await source.query<{ id: string }[]>(old);
    const [, removed] = await source.query<[unknown[], number]>('delete from audit_entries where id = $1', [row?.id]);
    expect(removed).toBe(1);
  });
});
