import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { nameKey } from '../domain/name-key.js';

export interface CoachFilter {
  /** Part of a school's or a coach's name or of a title. */
  search?: string;
  division?: 'D1' | 'D2' | 'D3' | 'na';
  /** One of the codes of R-02. */
  position?: string;
}

export interface ExportedCoach {
  schoolName: string;
  state: string;
  division: string;
  conference: string | null;
  coachName: string;
  coachTitle: string;
  position: string;
  coachEmail: string | null;
  coachPhone: string | null;
  coachX: string | null;
  verifiedOn: string | null;
}

export interface DirectoryStats {
  totalSchools: number;
  /** Of the shared directory. */
  totalCoaches: number;
  d1Schools: number;
  /** Null while the directory is empty. */
  lastUpdated: Date | null;
}

const COACHES = `
select s.name as "schoolName", s.state, s.division, s.conference, c.name as "coachName", c.title as "coachTitle",
  c.position, c.email as "coachEmail", c.phone as "coachPhone", c.x_handle as "coachX", c.verified_on::text as "verifiedOn"
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

/** The shared directory as admins look at it. */
@Injectable()
export class CoachDatabase {
  constructor(private readonly source: ReadSource) {}

  /** By school, then by name. */
  coaches({ search = '', division, position }: CoachFilter): Promise<ExportedCoach[]> {
    return this.source.query(COACHES, [nameKey(search), division ?? null, position ?? null]);
  }

  async stats(): Promise<DirectoryStats> {
    const [stats] = await this.source.query<DirectoryStats[]>(STATS);
    if (!stats) throw new Error('the counts have always one row');
    return stats;
  }
}
