import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Ids } from '../../shared-kernel/ids.js';
import { ACTIVITY_CAPS } from './activity-caps.js';
import { ActivityKinds } from './activity-kinds.js';

export interface NewActivity {
  userId: string;
  schoolId: number | null;
  /** A kind defined by a module, which also documents the content of `data`. */
  kind: string;
  /** When it happened. */
  at: Date;
  data: object;
  /** At most one entry has this key; a second one is passed over. */
  dedupeKey?: string;
}

const APPEND = `
with added as (
  insert into activities (id, user_id, school_id, kind, at, data, dedupe_key)
  select a.id, a."userId", a."schoolId", a.kind, a.at, a.data, a."dedupeKey"
  from json_to_recordset($1) as a(id uuid, "userId" uuid, "schoolId" int, kind text, at timestamptz, data jsonb,
    "dedupeKey" text)
  on conflict (dedupe_key) do nothing
  returning id
)
select id from added`;

/** Two writers at once pass over what the other one removes. */
const PRUNE = `
delete from activities where id in (
  select id from activities where user_id = $1 and kind = any($2)
  order by at desc, id desc offset $3 for update skip locked)`;

/** The append-only record of what athletes did. Nothing in it is ever changed; the oldest gives way at the cap. */
@Injectable()
export class ActivityRecord {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
    private readonly kinds: ActivityKinds,
  ) {}

  /**
   * Writes the entries, with `manager` as part of its transaction. Returns the ids of those that were not
   * there yet, in the order given.
   */
  async append(entries: NewActivity[], manager: EntityManager = this.source.manager): Promise<string[]> {
    if (entries.length === 0) return [];
    for (const { kind } of entries) this.kinds.ensureKnown(kind);
    const rows = entries.map((entry) => ({ id: this.ids.next(), ...entry }));
    const added = await manager.query<{ id: string }[]>(APPEND, [JSON.stringify(rows)]);
    await this.prune(entries, manager);
    const kept = new Set(added.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => kept.has(id));
  }

  private async prune(entries: NewActivity[], manager: EntityManager): Promise<void> {
    const { repeatable } = this.kinds;
    const repeated = entries.filter(({ kind }) => repeatable.has(kind));
    for (const userId of new Set(repeated.map((entry) => entry.userId))) {
      await manager.query(PRUNE, [userId, [...repeatable], ACTIVITY_CAPS.activities.most]);
    }
  }
}
