import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What waits for an admin, and how complete the shared directory is. */
export interface DirectoryWork {
  /** Undecided corrections. */
  correctionsWaiting: number;
  /** Schools whose coaches an athlete offered to everyone, undecided. */
  suggestionsWaiting: number;
  /** Replies that athletes reported, unhandled. */
  reportsWaiting: number;
  schools: number;
  /** Schools with the email address of at least one coach of the shared directory. */
  schoolsWithCoachEmail: number;
}

const DIRECTORY_WORK = `
select (select count(*)::int from corrections where status = 'open') as "correctionsWaiting",
  (select count(distinct school_id)::int from staff_suggestions) as "suggestionsWaiting",
  (select count(*)::int from replies where reported_at is not null and report_handled_at is null) as "reportsWaiting",
  (select count(*)::int from schools) as schools,
  (select count(distinct school_id)::int from coaches where owner_user_id is null and email is not null)
    as "schoolsWithCoachEmail"`;

@Injectable()
export class AdminHomeQuery {
  constructor(private readonly source: DataSource) {}

  async directoryWork(): Promise<DirectoryWork> {
    const [work] = await this.source.query<DirectoryWork[]>(DIRECTORY_WORK);
    if (!work) throw new Error('A select without a table returns one row.');
    return work;
  }
}
