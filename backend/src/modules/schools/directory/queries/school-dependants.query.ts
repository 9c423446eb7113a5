import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { SchoolNotFound } from '../domain/school-errors.js';

/** What is removed together with a school. Emails that were sent stay in the athletes' campaigns. */
export interface SchoolDependants {
  coaches: number;
  /** Coaches whom athletes added for themselves. */
  contacts: number;
  favorites: number;
  trackings: number;
  rosterPlayers: number;
}

const DEPENDANTS = `
select (select count(*)::int from coaches c where c.school_id = s.id and c.owner_user_id is null) as coaches,
  (select count(*)::int from coaches c where c.school_id = s.id and c.owner_user_id is not null) as contacts,
  (select count(*)::int from favorites f where f.school_id = s.id) as favorites,
  (select count(*)::int from target_schools t where t.school_id = s.id) as trackings,
  (select count(*)::int from rosters r join roster_players p on p.roster_id = r.id where r.school_id = s.id)
    as "rosterPlayers"
from schools s where s.id = $1`;

@Injectable()
export class SchoolDependantsQuery {
  constructor(private readonly source: DataSource) {}

  /** With `manager` as its transaction sees it. Throws SchoolNotFound. */
  async of(schoolId: number, manager: EntityManager = this.source.manager): Promise<SchoolDependants> {
    const [row] = await manager.query<SchoolDependants[]>(DEPENDANTS, [schoolId]);
    if (!row) throw new SchoolNotFound();
    return row;
  }
}
