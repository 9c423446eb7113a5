import type { EntityManager } from 'typeorm';

import type { ActivityRecord, NewActivity } from '../../../../../platform/activity/activity-record.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { differenceIn, UNTRACKED, type Tracking, type TrackingChange } from '../../domain/tracking.js';

export interface TrackingWrite {
  userId: string;
  /** One for each school; schools that do not exist are passed over. */
  changes: readonly { schoolId: number; change: TrackingChange }[];
  now: Date;
}

const READ = `
select school_id as "schoolId", intro_email_sent as "introEmailSent", response_gotten as "responseGotten",
  film_sent as "filmSent", twitter_connection as "twitterConnection", lead_level as "leadLevel", notes,
  next_step as "nextStep"
from target_schools where user_id = $1 and school_id = any($2::int[])`;

/** Null in the input keeps a column, so that values written by a campaign in the meantime are not overwritten. */
const WRITE = `
with written as (
  insert into target_schools as t (user_id, school_id, intro_email_sent, response_gotten, film_sent,
    twitter_connection, lead_level, notes, next_step, updated_at)
  select $1, s.id, coalesce(i."introEmailSent", false), coalesce(i."responseGotten", false),
    coalesce(i."filmSent", false), coalesce(i."twitterConnection", false), coalesce(i."leadLevel", 'cold'),
    coalesce(i.notes, ''), coalesce(i."nextStep", ''), $3
  from json_to_recordset($2) as i("schoolId" int, "introEmailSent" boolean, "responseGotten" boolean,
    "filmSent" boolean, "twitterConnection" boolean, "leadLevel" text, notes text, "nextStep" text)
  join schools s on s.id = i."schoolId"
  order by s.id
  on conflict (user_id, school_id) do update
  set (intro_email_sent, response_gotten, film_sent, twitter_connection, lead_level, notes, next_step, updated_at) =
    (select coalesce(i."introEmailSent", t.intro_email_sent), coalesce(i."responseGotten", t.response_gotten),
       coalesce(i."filmSent", t.film_sent), coalesce(i."twitterConnection", t.twitter_connection),
       coalesce(i."leadLevel", t.lead_level), coalesce(i.notes, t.notes), coalesce(i."nextStep", t.next_step), $3
     from json_to_recordset($2) as i("schoolId" int, "introEmailSent" boolean, "responseGotten" boolean,
       "filmSent" boolean, "twitterConnection" boolean, "leadLevel" text, notes text, "nextStep" text)
     where i."schoolId" = t.school_id)
  returning t.school_id
)
select school_id as id from written`;

/**
 * Writes what is really different, and an entry of the record for each event in it. Returns the ids of the
 * schools that read differently now. Two writers of one athlete take turns.
 */
export async function writeTracking(
  manager: EntityManager,
  activity: ActivityRecord,
  { userId, changes, now }: TrackingWrite,
): Promise<number[]> {
  await takeTurns(manager, 'tracking', userId);
  const ids = changes.map(({ schoolId }) => schoolId);
  const rows = await manager.query<({ schoolId: number } & Tracking)[]>(READ, [userId, ids]);
  const before = new Map(rows.map((row) => [row.schoolId, row]));
  const differences = changes
    .map(({ schoolId, change }) => ({ schoolId, ...differenceIn(before.get(schoolId) ?? UNTRACKED, change) }))
    .filter(({ change }) => Object.keys(change).length > 0);
  const written = await upsert(manager, userId, differences, now);
  const entries = differences
    .filter(({ schoolId }) => written.has(schoolId))
    .flatMap(({ schoolId, events }): NewActivity[] => events.map((event) => ({ userId, schoolId, at: now, ...event })));
  await activity.append(entries, manager);
  return [...written];
}

async function upsert(
  manager: EntityManager,
  userId: string,
  differences: { schoolId: number; change: TrackingChange }[],
  now: Date,
): Promise<Set<number>> {
  if (differences.length === 0) return new Set();
  const input = differences.map(({ schoolId, change }) => ({ schoolId, ...change }));
  const rows = await manager.query<{ id: number }[]>(WRITE, [userId, JSON.stringify(input), now]);
  return new Set(rows.map(({ id }) => id));
}
