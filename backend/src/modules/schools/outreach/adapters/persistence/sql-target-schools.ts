import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { TargetSchools, type TargetSchoolView, type TargetSchoolWrite } from '../../application/ports/target-schools.js';
import { SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { overwrittenTexts, UNTRACKED } from '../../domain/tracking.js';
import { TrackingTextChanged } from '../../domain/tracking-errors.js';
import { withinTrackingCap } from './within-tracking-cap.js';
import { writeTracking } from './write-tracking.js';

const SELECT = `
select t.school_id as "schoolId", t.intro_email_sent as "introEmailSent", t.response_gotten as "responseGotten",
  t.film_sent as "filmSent", t.twitter_connection as "twitterConnection", t.lead_level as "leadLevel", t.notes,
  t.next_step as "nextStep", t.updated_at as "updatedAt",
  json_build_object('name', s.name, 'division', s.division) as school
from target_schools t join schools s on s.id = t.school_id
where t.user_id = $1`;

const ONE = `${SELECT} and t.school_id = $2`;

/** Schools read at once: their notes are in memory together. */
const AT_ONCE = 50;

const PAGE = `${SELECT}
  and ($2::text is null or (s.name collate "und-x-icu", s.id) > ($2::text, $3::int))
order by s.name collate "und-x-icu", s.id limit ${AT_ONCE}`;

const BEGIN = `
insert into target_schools (user_id, school_id, updated_at)
select $1, s.id, $3 from schools s where s.id = $2
on conflict (user_id, school_id) do nothing`;

@Injectable()
export class SqlTargetSchools extends TargetSchools {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  async *of(userId: string): AsyncGenerator<TargetSchoolView> {
    let last: TargetSchoolView | undefined;
    do {
      const rows: TargetSchoolView[] = await this.source.query(PAGE, [userId, last?.school.name ?? null, last?.schoolId ?? null]);
      yield* rows;
      last = rows.length < AT_ONCE ? undefined : rows.at(-1);
    } while (last);
  }

  change(userId: string, schoolId: number, { change, before, now }: TargetSchoolWrite): Promise<TargetSchoolView> {
    return this.source.transaction(async (manager) => {
      await withinTrackingCap(manager, userId, async () => {
        const [stored] = await manager.query<TargetSchoolView[]>(ONE, [userId, schoolId]);
        const overwritten = overwrittenTexts(stored ?? UNTRACKED, change, before ?? {});
        if (overwritten) throw new TrackingTextChanged(overwritten);
        await writeTracking(manager, this.activity, { userId, changes: [{ schoolId, change }], now });
        await manager.query(BEGIN, [userId, schoolId, now]);
      });
      return existing(manager, userId, schoolId);
    });
  }
}

async function existing(manager: EntityManager, userId: string, schoolId: number): Promise<TargetSchoolView> {
  const [row] = await manager.query<TargetSchoolView[]>(ONE, [userId, schoolId]);
  if (!row) throw new SchoolNotFound();
  return row;
}
