import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { AthleteRecord, SchoolRecord } from '../domain/athlete-record.js';

/** Birth date, address and the coaches' names are not even read. */
const RECORDS = `
select json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'position', p.position,
    'graduationYear', p.graduation_year, 'height', p.height, 'weight', p.weight, 'jerseyNumber', p.jersey_number,
    'gpa', p.gpa, 'satScore', p.sat_score, 'actScore', p.act_score, 'highSchool', p.high_school, 'city', p.city,
    'state', p.state, 'hudlProfileUrl', p.hudl_profile_url, 'twitterHandle', p.twitter_handle) as athlete,
  (select json_build_object('name', s.name, 'division', s.division, 'subdivision', s.subdivision,
      'conference', s.conference, 'city', s.city, 'state', s.state, 'mascot', s.mascot)
    from schools s where s.id = $2) as school
from users u left join athlete_profiles p on p.user_id = u.id
where u.id = $1`;

interface Row {
  athlete: AthleteRecord;
  school: SchoolRecord | null;
}

/** What may be written about, read from profile and directory. */
@Injectable()
export class RecordQuery {
  constructor(private readonly source: DataSource) {}

  /** The school is null when none is asked for or none has the id. */
  async read(userId: string, schoolId: number | null): Promise<Row> {
    const [row] = await this.source.query<Row[]>(RECORDS, [userId, schoolId]);
    if (!row) throw new Error(`account ${userId} does not exist`);
    return row;
  }
}
