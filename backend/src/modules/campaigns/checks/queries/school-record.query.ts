import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { SchoolRecord } from '../domain/school-remarks.js';

/** $1 athlete, $2 school. The newest entry of a school's offer counts; a signature, unless the athlete has declined that school since. */
const RECORD = `
with offers as (
  select distinct on (a.school_id) a.school_id, a.data ->> 'status' as status from activities a
  where a.user_id = $1 and a.kind = 'contact_logged' and a.data ->> 'contactKind' = 'offer'
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
  order by a.school_id, a.at desc, a.id desc
)
select (select status from offers where school_id = $2) as "offerStatus",
  (select s.name from offers o join schools s on s.id = o.school_id
    left join target_schools t on t.user_id = $1 and t.school_id = o.school_id
    where o.status = 'signed' and o.school_id <> $2 and t.lead_level is distinct from 'declined'
    order by s.id limit 1) as "signedWith"`;

/** What an athlete logged about offers, for one school. */
@Injectable()
export class SchoolRecords {
  constructor(private readonly source: DataSource) {}

  async of(userId: string, schoolId: number): Promise<SchoolRecord> {
    const [row] = await this.source.query<SchoolRecord[]>(RECORD, [userId, schoolId]);
    return row ?? { offerStatus: null, signedWith: null };
  }
}
