import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Ids } from '../../shared-kernel/ids.js';

/** What can happen; the writer's module says what `data` holds. */
export type ActivityKind =
  | 'favorite_added'
  | 'favorite_removed'
  | 'lead_changed'
  | 'note_changed'
  | 'next_step_changed'
  | 'contact_logged'
  | 'contact_removed'
  | 'campaign_sent'
  | 'campaign_paused'
  | 'coach_replied'
  | 'coach_opened'
  | 'mail_bounced'
  | 'stats_synced'
  | 'strategy_generated';

export interface NewActivity {
  userId: string;
  schoolId: number | null;
  kind: ActivityKind;
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

/** The append-only record of what athletes did. Nothing in it is ever changed. */
@Injectable()
export class ActivityRecord {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
  ) {}

  /**
   * Writes the entries, with `manager` as part of its transaction. Answers the ids of those that were not
   * there yet, in the order given.
   */
  async append(entries: NewActivity[], manager: EntityManager = this.source.manager): Promise<string[]> {
    if (entries.length === 0) return [];
    const rows = entries.map((entry) => ({ id: this.ids.next(), ...entry }));
    const added = await manager.query<{ id: string }[]>(APPEND, [JSON.stringify(rows)]);
    const kept = new Set(added.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => kept.has(id));
  }
}
