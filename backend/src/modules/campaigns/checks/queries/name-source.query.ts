import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { NamedCoach, NamedSchool } from '../domain/names/known-names.js';

const VERSION = `select coalesce((select value #>> '{}' from app_state where key = 'directory_version'), '0') as version`;

const SCHOOLS = 'select id, name, aliases, city, mascot from schools order by id';

/** $1: after this id, $2: how many. */
const COACHES = `
select id, first_name as "firstName", last_name as "lastName", school_id as "schoolId"
from coaches where owner_user_id is null and id > $1 order by id limit $2`;

const CONTACTS = `
select first_name as "firstName", last_name as "lastName", school_id as "schoolId" from coaches where owner_user_id = $1`;

const HIGH_SCHOOL_COACHES = `
select array_remove(array[high_school_head_coach, high_school_position_coach], null) as names from athlete_profiles where user_id = $1`;

/** The names that may be in an email. */
@Injectable()
export class NameSource {
  constructor(private readonly source: DataSource) {}

  /** Another text for each change of the schools and of the shared coaches. */
  async version(): Promise<string> {
    const [row] = await this.source.query<{ version: string }[]>(VERSION);
    return row?.version ?? '0';
  }

  schools(): Promise<NamedSchool[]> {
    return this.source.query(SCHOOLS);
  }

  /** Shared coaches by id, at most `limit` after that id. */
  coaches(after: number, limit: number): Promise<(NamedCoach & { id: number })[]> {
    return this.source.query(COACHES, [after, limit]);
  }

  /** Coaches whom only this athlete has entered. */
  contacts(userId: string): Promise<NamedCoach[]> {
    return this.source.query(CONTACTS, [userId]);
  }

  async highSchoolCoaches(userId: string): Promise<string[]> {
    const [row] = await this.source.query<{ names: string[] }[]>(HIGH_SCHOOL_COACHES, [userId]);
    return row?.names ?? [];
  }
}
