import type { EntityManager } from 'typeorm';

import type { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import type { OutreachActivity } from '../../domain/outreach-activities.js';
import { trackingCaps } from '../../domain/tracking-caps.js';

const MARK = `
with added as (
  insert into favorites (id, user_id, school_id, created_at)
  select i.id, $1, s.id, $3 from json_to_recordset($2) as i(id uuid, "schoolId" int)
  join schools s on s.id = i."schoolId"
  order by s.id
  on conflict (user_id, school_id) do nothing
  returning school_id
)
select school_id as id from added`;

const UNMARK = `
with removed as (
  delete from favorites where user_id = $1 and school_id = any($2::int[]) returning school_id
)
select school_id as id from removed`;

/**
 * Marks schools, each under the id given for it, and enters it in the record. Returns the ids of the
 * schools that were not marked before; those that do not exist are passed over. Throws TooManyFavorites.
 */
export async function markFavorites(
  manager: EntityManager,
  activity: ActivityRecord,
  { userId, marks, now }: { userId: string; marks: { id: string; schoolId: number }[]; now: Date },
): Promise<number[]> {
  await takeTurns(manager, 'favorites', userId);
  const rows = await manager.query<{ id: number }[]>(MARK, [userId, JSON.stringify(marks), now]);
  if (rows.length > 0) await refuseBeyondCap(manager, userId);
  return entered(manager, activity, rows, { userId, kind: 'favorite_added', now });
}

/** The reverse of markFavorites. Returns the ids of the schools that were marked before. */
export async function unmarkFavorites(
  manager: EntityManager,
  activity: ActivityRecord,
  { userId, schoolIds, now }: { userId: string; schoolIds: number[]; now: Date },
): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(UNMARK, [userId, schoolIds]);
  return entered(manager, activity, rows, { userId, kind: 'favorite_removed', now });
}

/** Looks at what is there with the new ones; the error takes them back. */
async function refuseBeyondCap(manager: EntityManager, userId: string): Promise<void> {
  const [counted] = await manager.query<{ n: number }[]>('select count(*)::int as n from favorites where user_id = $1', [userId]);
  trackingCaps.favorites(counted?.n ?? 0);
}

async function entered(
  manager: EntityManager,
  activity: ActivityRecord,
  rows: { id: number }[],
  { userId, kind, now }: { userId: string; kind: OutreachActivity; now: Date },
): Promise<number[]> {
  const entries = rows.map(({ id }) => ({ userId, schoolId: id, kind, at: now, data: {} }));
  await activity.append(entries, manager);
  return rows.map(({ id }) => id);
}
