import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Ids } from '../../shared-kernel/ids.js';
import { ACTIVITY_CAPS } from './activity-caps.js';

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

/** What people can do again and again; the other kinds end with what they are about. */
const REPEATABLE: ActivityKind[] = [
  'favorite_added',
  'favorite_removed',
  'lead_changed',
  'note_changed',
  'next_step_changed',
  'campaign_paused',
  'stats_synced',
  'strategy_generated',
];

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
  ) {}

  /**
   * Writes the entries, with `manager` as part of its transaction. Answers the ids of those that were not
   * there yet, in the order given.
   */
  async append(entries: NewActivity[], manager: EntityManager = this.source.manager): Promise<string[]> {
    if (entries.length === 0) return [];
    const rows = entries.map((entry) => ({ id: this.ids.next(), ...entry }));
    const added = await manager.query<{ id: string }[]>(APPEND, [JSON.stringify(rows)]);
    await this.prune(entries, manager);
    const kept = new Set(added.map(({ id }) => id));
    return rows.map(({ id }) => id).filter((id) => kept.has(id));
  }

  private async prune(entries: NewActivity[], manager: EntityManager): Promise<void> {
    const repeated = entries.filter(({ kind }) => REPEATABLE.includes(kind));
    for (const userId of new Set(repeated.map((entry) => entry.userId))) {
      await manager.query(PRUNE, [userId, REPEATABLE, ACTIVITY_CAPS.activities.most]);
    }
  }
}
