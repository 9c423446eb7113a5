import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import type { OwnListRow } from '../domain/own-list-lines.js';

const ROWS = `
select s.name, s.state, s.division, f.id is not null as favorite,
  coalesce(t.intro_email_sent, false) as "introEmailSent", coalesce(t.response_gotten, false) as "responseGotten",
  coalesce(t.film_sent, false) as "filmSent", coalesce(t.twitter_connection, false) as "twitterConnection",
  coalesce(t.lead_level, 'cold') as "leadLevel", coalesce(t.notes, '') as notes,
  coalesce(t.next_step, '') as "nextStep"
from schools s
left join target_schools t on t.user_id = $1 and t.school_id = s.id
left join favorites f on f.user_id = $1 and f.school_id = s.id
where s.id = any($2)
order by array_position($2, s.id)`;

const TOUCHED = `
select s.id
from schools s
left join target_schools t on t.user_id = $1 and t.school_id = s.id
left join favorites f on f.user_id = $1 and f.school_id = s.id
where t.user_id is not null or f.id is not null
order by s.name collate "und-x-icu", s.id`;

/** An athlete's own list of schools as a whole: favorites and tracking. */
@Injectable()
export class OwnListQuery {
  constructor(private readonly source: ReadSource) {}

  /** All favorites and tracked schools, by name. */
  async touched(userId: string): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(TOUCHED, [userId]);
    return rows.map(({ id }) => id);
  }

  /** These schools in this order, tracked or not. */
  rows(userId: string, schoolIds: readonly number[]): Promise<OwnListRow[]> {
    return this.source.query(ROWS, [userId, schoolIds]);
  }
}
