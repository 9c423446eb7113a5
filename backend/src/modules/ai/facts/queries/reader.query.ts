import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Who gets a text: a coach, or a school of which no coach is named. */
export interface TextReader {
  firstName: string;
  lastName: string;
  coachName: string;
  schoolId: number;
  schoolName: string;
  schoolCity: string;
  schoolState: string;
}

/** What words of a text may mean of each school. */
export interface SchoolWords {
  id: number;
  city: string;
  mascot: string | null;
  conference: string | null;
}

const SCHOOL = 's.id as "schoolId", s.name as "schoolName", s.city as "schoolCity", s.state as "schoolState"';

/** $2: a coach of somebody else does not exist for this athlete. */
const COACH = `
select c.first_name as "firstName", c.last_name as "lastName", trim(c.first_name || ' ' || c.last_name) as "coachName", ${SCHOOL}
from coaches c join schools s on s.id = c.school_id where c.id = $1 and (c.owner_user_id is null or c.owner_user_id = $2)`;

const OF_SCHOOL = `select '' as "firstName", '' as "lastName", '' as "coachName", ${SCHOOL} from schools s where s.id = $1`;

const ROLE = `
select c.position, c.school_id as "schoolId", s.name as "schoolName"
from coaches c join schools s on s.id = c.school_id where c.id = $1 and (c.owner_user_id is null or c.owner_user_id = $2)`;

/** A logged offer that was neither withdrawn nor declined nor taken out of the log; the newest counts. */
const OFFER = `
select coalesce((select coalesce(a.data ->> 'status', '') not in ('withdrawn', 'declined') from activities a
  where a.user_id = $1 and a.school_id = $2 and a.kind = 'contact_logged' and a.data ->> 'contactKind' = 'offer'
    and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || a.id)
  order by a.at desc, a.id desc limit 1), false) as "hasOffer"`;

const STAFF = `
select first_name || ' ' || last_name as name from coaches where school_id = $1 and (owner_user_id is null or owner_user_id = $2) limit 200`;

const VERSION = `select coalesce((select value #>> '{}' from app_state where key = 'directory_version'), '0') as version`;

/** Readers of texts, and the words of the directory. */
@Injectable()
export class ReaderQuery {
  constructor(private readonly source: DataSource) {}

  async coach(coachId: number, userId: string): Promise<TextReader | null> {
    return (await this.source.query<TextReader[]>(COACH, [coachId, userId]))[0] ?? null;
  }

  /** The codes of what a coach works with; '' = the title names none. */
  async role(coachId: number, userId: string): Promise<{ position: string; schoolId: number; schoolName: string } | null> {
    const rows = await this.source.query<{ position: string; schoolId: number; schoolName: string }[]>(ROLE, [coachId, userId]);
    return rows[0] ?? null;
  }

  /** Whether the athlete logged an offer of the school that still stands. */
  async hasOffer(userId: string, schoolId: number): Promise<boolean> {
    return (await this.source.query<{ hasOffer: boolean }[]>(OFFER, [userId, schoolId]))[0]?.hasOffer ?? false;
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
    return this.source.query('select id, city, mascot, conference from schools order by id');
  }
}
