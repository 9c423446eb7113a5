import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { type SchoolRecord, SchoolRecords } from '../../../campaigns/checks/index.js';

/** Who gets a text: a coach, or a school of which no coach is named. */
export interface TextReader {
  firstName: string;
  lastName: string;
  coachName: string;
  schoolId: number;
  schoolName: string;
  schoolCity: string;
  schoolState: string;
  /** The codes of what the coach works with, parted by commas; '' where no coach is named or the title tells none. */
  position: string;
}

/** What words of a text may mean of each school. */
export interface SchoolWords {
  id: number;
  city: string;
  mascot: string | null;
  conference: string | null;
  /** With the subdivision: "D1 FCS". */
  division?: string | null;
}

const SCHOOL = 's.id as "schoolId", s.name as "schoolName", s.city as "schoolCity", s.state as "schoolState"';

/** $2: another athlete's contact is treated as not existing. */
const COACH = `
select c.first_name as "firstName", c.last_name as "lastName", trim(c.first_name || ' ' || c.last_name) as "coachName", c.position, ${SCHOOL}
from coaches c join schools s on s.id = c.school_id where c.id = $1 and (c.owner_user_id is null or c.owner_user_id = $2)`;

const OF_SCHOOL = `select '' as "firstName", '' as "lastName", '' as "coachName", '' as position, ${SCHOOL} from schools s where s.id = $1`;

const ROLE = `
select c.position, c.school_id as "schoolId", s.name as "schoolName"
from coaches c join schools s on s.id = c.school_id where c.id = $1 and (c.owner_user_id is null or c.owner_user_id = $2)`;

const STAFF = `
select first_name || ' ' || last_name as name from coaches where school_id = $1 and (owner_user_id is null or owner_user_id = $2) limit 200`;

const VERSION = `select coalesce((select value #>> '{}' from app_state where key = 'directory_version'), '0') as version`;

/** What is not known of a division is "na". */
const SCHOOL_WORDS = `
select id, city, mascot, conference, nullif(concat_ws(' ', nullif(division::text, 'na'), subdivision::text), '') as division
from schools order by id`;

/** Readers of texts, and the words of the directory. */
@Injectable()
export class ReaderQuery {
  constructor(
    private readonly source: DataSource,
    private readonly records: SchoolRecords,
  ) {}

  async coach(coachId: number, userId: string): Promise<TextReader | null> {
    return (await this.source.query<TextReader[]>(COACH, [coachId, userId]))[0] ?? null;
  }

  /** The codes of what a coach works with; '' = the title names none. */
  async role(coachId: number, userId: string): Promise<{ position: string; schoolId: number; schoolName: string } | null> {
    const rows = await this.source.query<{ position: string; schoolId: number; schoolName: string }[]>(ROLE, [coachId, userId]);
    return rows[0] ?? null;
  }

  /** Returns what the athlete logged about the school. */
  record(userId: string, schoolId: number): Promise<SchoolRecord> {
    return this.records.of(userId, schoolId);
  }

  async school(schoolId: number): Promise<TextReader | null> {
    return (await this.source.query<TextReader[]>(OF_SCHOOL, [schoolId]))[0] ?? null;
  }

  async staff(schoolId: number, userId: string): Promise<string[]> {
    const rows = await this.source.query<{ name: string }[]>(STAFF, [schoolId, userId]);
    return rows.map(({ name }) => name);
  }

  /** Another text for each change of the schools. */
  async version(): Promise<string> {
    return (await this.source.query<{ version: string }[]>(VERSION))[0]?.version ?? '0';
  }

  schoolWords(): Promise<SchoolWords[]> {
    return this.source.query(SCHOOL_WORDS);
  }
}
