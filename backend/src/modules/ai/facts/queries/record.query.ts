import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { profileColumns } from '../../../profile/fields/index.js';
import { type AthleteRecord, MEASURED_FIELDS, RECORD_FIELDS, type SchoolRecord } from '../domain/athlete-record.js';

/** Takes place, day and measurer out of each measured value. */
const WITHOUT_PROVENANCE = MEASURED_FIELDS.flatMap((name) => ['date', 'place', 'measuredBy'].map((part) => ` #- '{${name},${part}}'`)).join(
  '',
);

/** Birth date, address, phone number and the coaches' names are not even read; of the last two only whether they are there. */
const RECORDS = `
select p.phone is not null as "hasPhone", p.high_school_head_coach is not null as "hasCoach",
  coalesce(nullif(p.level, 'Varsity'), (
    select case when bool_and(g.opponent ~* '\\m(jv|junior varsity)\\M') then 'JV' end from games g
    where g.user_id = u.id and g.date > (select max(newest.date) - 200 from games newest where newest.user_id = u.id))) as level,
  exists (select from next_games n where n.user_id = u.id and n.date >= $3::date) as "hasNextGame",
  (select to_jsonb(f)${WITHOUT_PROVENANCE} from (select ${profileColumns([...RECORD_FIELDS, ...MEASURED_FIELDS])}) f) as athlete,
  (select json_build_object('name', s.name, 'division', s.division, 'subdivision', s.subdivision,
      'conference', s.conference, 'city', s.city, 'state', s.state, 'mascot', s.mascot)
    from schools s where s.id = $2) as school
from users u left join athlete_profiles p on p.user_id = u.id
where u.id = $1`;

interface Row {
  athlete: AthleteRecord;
  school: SchoolRecord | null;
  /** JV or Freshman: by the profile, or because each opponent of the newest season is a JV team; null: varsity or not given. */
  level: string | null;
  hasPhone: boolean;
  hasCoach: boolean;
  hasNextGame: boolean;
}

/** What may be written about, read from profile and directory. */
@Injectable()
export class RecordQuery {
  constructor(private readonly source: DataSource) {}

  /** The school is null when none is asked for or none has the id; `today` is YYYY-MM-DD. */
  async read(userId: string, schoolId: number | null, today: string): Promise<Row> {
    const [row] = await this.source.query<Row[]>(RECORDS, [userId, schoolId, today]);
    if (!row) throw new Error(`account ${userId} does not exist`);
    return row;
  }
}
