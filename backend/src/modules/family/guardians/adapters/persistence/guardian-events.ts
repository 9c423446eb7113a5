import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Ids } from '../../../../../shared-kernel/ids.js';
import type { NewGuardianEvent } from '../../domain/guardian-event.js';
import { GUARDIAN_LIMITS } from '../../domain/guardian-limits.js';

const APPEND = `
insert into guardian_events (id, athlete_id, guardian_id, kind, at, data)
select e.id, e."athleteId", e."guardianId", e.kind, e.at, e.data
from json_to_recordset($1) as e(id uuid, "athleteId" uuid, "guardianId" uuid, kind text, at timestamptz, data jsonb)`;

/** Two writers at once pass over what the other one removes. */
const PRUNE = `
delete from guardian_events where id in (
  select id from guardian_events where athlete_id = $1 order by at desc, id desc offset $2 for update skip locked)`;

/** The log of a family: append-only, the oldest entry is deleted at the cap. */
@Injectable()
export class GuardianEvents {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
  ) {}

  /** With `manager` as part of its transaction. */
  async append(entries: NewGuardianEvent[], manager: EntityManager = this.source.manager): Promise<void> {
    if (entries.length === 0) return;
    await manager.query(APPEND, [JSON.stringify(entries.map((entry) => ({ id: this.ids.next(), ...entry })))]);
    for (const athleteId of new Set(entries.map((entry) => entry.athleteId))) {
      await manager.query(PRUNE, [athleteId, GUARDIAN_LIMITS.events]);
    }
  }
}
