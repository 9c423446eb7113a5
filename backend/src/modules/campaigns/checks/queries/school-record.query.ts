import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { NO_RECORD, type SchoolRecord } from '../domain/school-remarks.js';

/**
 * $1 athlete, $2 school, $3 now. The newest entry of a school's offer counts; a signature counts unless the athlete has declined that school
 * since. Of the other entries it returns the next visit or camp ahead, else the newest contact.
 */
const RECORD = `
with logged as (
  select a.id, a.school_id, a.at, a.data ->> 'contactKind' as kind, a.data ->> 'status' as status from activities a
  where a.user_id = $1 and a.kind = 'contact_logged'
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
), offers as (
  select distinct on (school_id) school_id, coalesce(status, 'open') as status from logged
  where kind = 'offer' order by school_id, at desc, id desc
)
select (select status from offers where school_id = $2) as "offerStatus",
  (select s.name from offers o join schools s on s.id = o.school_id
    left join target_schools t on t.user_id = $1 and t.school_id = o.school_id
    where o.status = 'signed' and o.school_id <> $2 and t.lead_level is distinct from 'declined'
    order by s.id limit 1) as "signedWith",
  (select coach_name from coach_states($1, $3) where school_id = $2 and waits_for_answer
    order by answered_at desc, coach_id limit 1) as "waitingCoach",
  (select json_build_object('kind', kind, 'isToCome', at > $3) from logged
    where school_id = $2 and kind in ('call', 'text', 'visit', 'camp')
    order by at > $3 desc, abs(extract(epoch from at - $3)), id desc limit 1) as met`;

/** Reads what an athlete logged about one school, for the checks before an email to it. */
@Injectable()
export class SchoolRecords {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(userId: string, schoolId: number): Promise<SchoolRecord> {
    const [row] = await this.source.query<SchoolRecord[]>(RECORD, [userId, schoolId, this.clock.now()]);
    return row ?? NO_RECORD;
  }
}
