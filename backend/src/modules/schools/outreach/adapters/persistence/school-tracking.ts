import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { changeOnReply, UNTRACKED, type LeadLevel } from '../../domain/tracking.js';
import { writeTracking } from './write-tracking.js';

/** Writes what a campaign learned about a school into the athlete's tracking. */
@Injectable()
export class SchoolTracking {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {}

  /**
   * Notes that the athlete wrote to these schools; ids that no longer exist are passed over. With
   * `manager` it is part of that transaction. Returns the schools that were not marked before.
   */
  async markIntroSent(userId: string, schoolIds: number[], now: Date, manager: EntityManager = this.source.manager): Promise<number[]> {
    const marked = await manager.query<{ id: number }[]>(
      `insert into target_schools (user_id, school_id, intro_email_sent, updated_at)
       select $1, s.id, true, $3 from schools s where s.id = any($2::int[]) order by s.id
       on conflict (user_id, school_id) do update
       set intro_email_sent = true, updated_at = excluded.updated_at
       where not target_schools.intro_email_sent
       returning school_id as id`,
      [userId, schoolIds, now],
    );
    return marked.map(({ id }) => id);
  }

  /**
   * Notes that a coach of these schools answered. Part of the transaction of `manager`. Returns the schools of which no answer
   * was noted before.
   */
  async markReplied(userId: string, schoolIds: number[], now: Date, manager: EntityManager): Promise<number[]> {
    await takeTurns(manager, 'tracking', userId);
    const rows = await manager.query<{ id: number; leadLevel: LeadLevel; responseGotten: boolean }[]>(
      `select school_id as id, lead_level as "leadLevel", response_gotten as "responseGotten" from target_schools where user_id = $1 and school_id = any($2::int[])`,
      [userId, schoolIds],
    );
    const levels = new Map(rows.map(({ id, leadLevel }) => [id, leadLevel]));
    const changes = schoolIds.map((schoolId) => ({ schoolId, change: changeOnReply(levels.get(schoolId) ?? UNTRACKED.leadLevel) }));
    await writeTracking(manager, this.activity, { userId, changes, now });
    const before = new Set(rows.filter(({ responseGotten }) => responseGotten).map(({ id }) => id));
    return schoolIds.filter((id) => !before.has(id));
  }
}
