import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { CoachDirectory, type RecipientRow } from '../../application/ports/coach-directory.js';

const COACHES = `
select c.id as "coachId", c.first_name as "firstName", c.last_name as "lastName", c.name as "coachName",
  c.email as "coachEmail", c.phone as "coachPhone", c.x_handle as "coachX", c.title as "coachTitle", s.id as "schoolId", s.name as "schoolName",
  s.city as "schoolCity", s.state as "schoolState", c.position, c.is_head_coach as "isHeadCoach",
  c.is_example as "isExample", c.owner_user_id is not null as "addedByYou"
from coaches c
join schools s on s.id = c.school_id
where (c.owner_user_id is null or c.owner_user_id = $1)`;

const IN_ORDER = `order by s.name collate "und-x-icu", s.id, c.name collate "und-x-icu", c.id`;

@Injectable()
export class SqlCoachDirectory extends CoachDirectory {
  constructor(private readonly source: DataSource) {
    super();
  }

  recipientsFor(userId: string, schoolIds: number[] | null): Promise<RecipientRow[]> {
    return this.source.query(
      `${COACHES}
        and s.id in (select f.school_id from favorites f where f.user_id = $1)
        and ($2::int[] is null or s.id = any($2))
      ${IN_ORDER}`,
      [userId, schoolIds],
    );
  }

  coachesForUser(userId: string, coachIds: number[]): Promise<RecipientRow[]> {
    return this.source.query(`${COACHES} and c.id = any($2::int[]) ${IN_ORDER}`, [userId, coachIds]);
  }
}
