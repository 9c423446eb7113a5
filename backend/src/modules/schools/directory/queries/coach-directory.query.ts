import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { standingWith, type CoachNews, type CoachStanding } from '../domain/coach-standing.js';
import { NEWS_JSON, STANDING_FIELDS } from '../adapters/persistence/coach-json.js';

const COLUMNS = `c.id as "coachId", c.first_name as "firstName", c.last_name as "lastName", c.name as "coachName",
  c.email as "coachEmail", c.phone as "coachPhone", c.x_handle as "coachX", c.title as "coachTitle", s.id as "schoolId", s.name as "schoolName",
  s.city as "schoolCity", s.state as "schoolState", c.position, c.is_head_coach as "isHeadCoach",
  c.is_example as "isExample", c.owner_user_id is not null as "addedByYou"`;

const COACHES = `
from coaches c
join schools s on s.id = c.school_id`;

const VISIBLE = `
where (c.owner_user_id is null or c.owner_user_id = $1)`;

const IN_ORDER = `order by s.name collate "und-x-icu", s.id, c.name collate "und-x-icu", c.id`;

/** A coach as a possible recipient of one athlete's mail. */
export interface RecipientRow {
  coachId: number;
  firstName: string;
  lastName: string;
  coachName: string;
  coachEmail: string | null;
  coachPhone: string | null;
  /** On X, without @. */
  coachX: string | null;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  schoolCity: string;
  schoolState: string;
  /** Codes separated by commas ("OC,QB"), or ''. */
  position: string;
  isHeadCoach: boolean;
  /** Invented for the demo: mail to this coach goes to the outbox. */
  isExample: boolean;
  addedByYou: boolean;
}

/** A coach among whom an athlete picks. */
export interface FavoriteCoach extends RecipientRow {
  standing: CoachStanding;
}

/**
 * Coaches an athlete may write to: those of the shared directory and the athlete's own contacts, not
 * those of other athletes.
 */
@Injectable()
export class CoachDirectory {
  constructor(private readonly source: DataSource) {}

  /**
   * Coaches of the athlete's favorites, of all (`null`) or of those among `schoolIds`, and the coaches of
   * `coachIds`, whose school need not be a favorite; by school, then by name.
   */
  async recipientsFor(userId: string, schoolIds: number[] | null, coachIds: number[] = []): Promise<FavoriteCoach[]> {
    const rows = await this.source.query<(FavoriteCoach & { news: CoachNews | null })[]>(
      `select ${COLUMNS}, json_build_object(${STANDING_FIELDS}) as standing, case when st.coach_id is not null then ${NEWS_JSON} end as news
      ${COACHES} left join contact_standing($1) st on st.coach_id = c.id ${VISIBLE}
        and (c.id = any($3::int[])
          or s.id in (select f.school_id from favorites f where f.user_id = $1 and ($2::int[] is null or f.school_id = any($2))))
      ${IN_ORDER}`,
      [userId, schoolIds, coachIds],
    );
    return rows.map(({ news, ...coach }) => ({ ...coach, standing: standingWith(coach.standing, news ?? undefined) }));
  }

  /** The coaches of these ids, favorites or not; ids that are unknown or another athlete's are absent. */
  coachesForUser(userId: string, coachIds: number[]): Promise<RecipientRow[]> {
    return this.source.query(`select ${COLUMNS} ${COACHES} ${VISIBLE} and c.id = any($2::int[]) ${IN_ORDER}`, [userId, coachIds]);
  }
}
