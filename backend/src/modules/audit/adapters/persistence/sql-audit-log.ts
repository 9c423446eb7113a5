import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { AuditLog } from '../../application/ports/audit-log.js';
import type { NewAuditEntry } from '../../domain/audit-entry.js';
import { mostPerDay } from '../../domain/audit-limits.js';

/** Counts no further than the cap. The expression is that of the index. */
const APPEND = `
with day as (
  select count(*)::int as entries from (
    select 1 from audit_entries
    where coalesce(subject_id, actor_id, '00000000-0000-0000-0000-000000000000') = coalesce($5::uuid, $4::uuid, '00000000-0000-0000-0000-000000000000')
      and kind = $2 and at > $8::timestamptz - interval '24 hours'
    limit $9
  ) counted
)
insert into audit_entries (id, kind, actor, actor_id, subject_id, address, detail, at)
select $1, $2, $3, $4::uuid, $5::uuid, $6, case when entries = $9 - 1 then $7::jsonb || '{"more": true}' else $7::jsonb end, $8
from day where entries < $9`;

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async append({ kind, actor, actorId, subjectId, address, detail }: NewAuditEntry, within?: EntityManager): Promise<void> {
    const most = mostPerDay(kind, (subjectId ?? actorId) !== null);
    const values = [this.ids.next(), kind, actor, actorId, subjectId, address, JSON.stringify(detail), this.clock.now(), most];
    await (within ?? this.source).query(APPEND, values);
  }
}
