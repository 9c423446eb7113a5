import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CoachDatabase, type CoachFilter, type DirectoryStats, type ExportedCoach } from '../../application/ports/coach-database.js';
import { nameKey } from '../../domain/name-key.js';

const COACHES = `
select s.name as "schoolName", s.state, s.division, s.conference, c.name as "coachName", c.title as "coachTitle",
  c.position, c.email as "coachEmail", c.phone as "coachPhone", c.verified_on::text as "verifiedOn"
from coaches c
join schools s on s.id = c.school_id
where c.owner_user_id is null
  and ($1 = '' or position($1 in s.name_key) > 0 or position($1 in c.name_key) > 0
    or position($1 in lower(c.title)) > 0
    or exists (select from unnest(s.aliases) alias where position($1 in lower(alias)) > 0))
  and ($2::text is null or s.division = $2)
  and ($3::text is null or $3 = any(string_to_array(c.position, ',')))
order by s.name collate "und-x-icu", s.id, c.name collate "und-x-icu", c.id`;

const STATS = `
select (select count(*)::int from schools) as "totalSchools",
  (select count(*)::int from coaches where owner_user_id is null) as "totalCoaches",
  (select count(*)::int from schools where division = 'D1') as "d1Schools",
  greatest((select max(updated_at) from schools), (select max(updated_at) from coaches where owner_user_id is null))
    as "lastUpdated"`;

@Injectable()
export class SqlCoachDatabase extends CoachDatabase {
  constructor(private readonly source: DataSource) {
    super();
  }

  coaches({ search = '', division, position }: CoachFilter): Promise<ExportedCoach[]> {
    return this.source.query(COACHES, [nameKey(search), division ?? null, position ?? null]);
  }

  async stats(): Promise<DirectoryStats> {
    const [stats] = await this.source.query<DirectoryStats[]>(STATS);
    if (!stats) throw new Error('the counts have always one row');
    return stats;
  }
}
