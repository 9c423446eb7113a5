import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { DirectoryEditor, type SchoolDependants, type StaffCoachView } from '../../application/ports/directory-editor.js';
import { CoachNotFound, SchoolExists, SchoolNotFound } from '../../domain/school-errors.js';
import type { SharedCoach } from '../../domain/shared-coach.js';
import type { SharedSchoolEntry } from '../../domain/shared-school.js';
import { bumpDirectoryVersion } from './bump-directory-version.js';
import { COACH_JSON } from './coach-json.js';
import { lockDirectory } from './directory-lock.js';
import { sharedCoachSql } from './shared-coach-sql.js';

const UNIQUE_VIOLATION = '23505';

const INSERT_SCHOOL = `
with added as (
  insert into schools (name, name_key, division, city, state, subdivision, conference, mascot, website_url, aliases,
    created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
  returning id
)
select id from added`;

const UPDATE_SCHOOL = `
with changed as (
  update schools set name = $1, name_key = $2, division = $3, city = $4, state = $5, subdivision = $6,
    conference = $7, mascot = $8, website_url = $9, aliases = $10, updated_at = $11
  where id = $12
  returning id
)
select id from changed`;

const DEPENDANTS = `
select (select count(*)::int from coaches c where c.school_id = s.id and c.owner_user_id is null) as coaches,
  (select count(*)::int from coaches c where c.school_id = s.id and c.owner_user_id is not null) as contacts,
  (select count(*)::int from favorites f where f.school_id = s.id) as favorites,
  (select count(*)::int from target_schools t where t.school_id = s.id) as trackings,
  (select count(*)::int from rosters r join roster_players p on p.roster_id = r.id where r.school_id = s.id)
    as "rosterPlayers"
from schools s where s.id = $1`;

const COACH = `
select (${COACH_JSON})::jsonb || jsonb_build_object('schoolId', s.id, 'schoolName', s.name) as coach
from coaches c join schools s on s.id = c.school_id
where c.id = $1 and c.owner_user_id is null`;

@Injectable()
export class SqlDirectoryEditor extends DirectoryEditor {
  constructor(private readonly source: DataSource) {
    super();
  }

  addSchool(school: SharedSchoolEntry, now: Date): Promise<number> {
    return this.write(now, (manager) => writeSchool(manager, INSERT_SCHOOL, [...columns(school), now]));
  }

  async changeSchool(id: number, school: SharedSchoolEntry, now: Date): Promise<void> {
    await this.write(now, (manager) => writeSchool(manager, UPDATE_SCHOOL, [...columns(school), now, id]));
  }

  dependantsOf(id: number): Promise<SchoolDependants> {
    return dependants(this.source.manager, id);
  }

  removeSchool(id: number, now: Date): Promise<SchoolDependants> {
    return this.write(now, async (manager) => {
      const removed = await dependants(manager, id);
      await manager.query('delete from schools where id = $1', [id]);
      return removed;
    });
  }

  addCoach(schoolId: number, coach: SharedCoach, now: Date): Promise<StaffCoachView> {
    return this.write(now, async (manager) => {
      await dependants(manager, schoolId);
      return coachOf(manager, await sharedCoachSql.insert(manager, schoolId, coach, now));
    });
  }

  changeCoach(id: number, coach: SharedCoach, now: Date): Promise<StaffCoachView> {
    return this.write(now, async (manager) => {
      await sharedCoachSql.update(manager, id, coach, now);
      return coachOf(manager, id);
    });
  }

  verifyCoach(id: number, now: Date): Promise<StaffCoachView> {
    return this.write(now, async (manager) => {
      await manager.query(
        `update coaches set verified_on = ($2::timestamptz at time zone 'UTC')::date, updated_at = $2
         where id = $1 and owner_user_id is null`,
        [id, now],
      );
      return coachOf(manager, id);
    });
  }

  async removeCoach(id: number, now: Date): Promise<void> {
    await this.write(now, async (manager) => {
      await coachOf(manager, id);
      await manager.query('delete from coaches where id = $1', [id]);
    });
  }

  private write<T>(now: Date, change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await lockDirectory(manager);
      const result = await change(manager);
      await bumpDirectoryVersion(manager, now);
      return result;
    });
  }
}

function columns(school: SharedSchoolEntry): unknown[] {
  const { name, nameKey, division, city, state, subdivision, conference, mascot, websiteUrl, aliases } = school;
  return [name, nameKey, division, city, state, subdivision, conference, mascot, websiteUrl, aliases];
}

/** Answers the id. Throws SchoolExists, SchoolNotFound. */
async function writeSchool(manager: EntityManager, statement: string, values: unknown[]): Promise<number> {
  try {
    const [row] = await manager.query<{ id: number }[]>(statement, values);
    if (!row) throw new SchoolNotFound();
    return row.id;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new SchoolExists();
    throw error;
  }
}

async function dependants(manager: EntityManager, schoolId: number): Promise<SchoolDependants> {
  const [row] = await manager.query<SchoolDependants[]>(DEPENDANTS, [schoolId]);
  if (!row) throw new SchoolNotFound();
  return row;
}

async function coachOf(manager: EntityManager, id: number): Promise<StaffCoachView> {
  const [row] = await manager.query<{ coach: StaffCoachView }[]>(COACH, [id]);
  if (!row) throw new CoachNotFound();
  return row.coach;
}
