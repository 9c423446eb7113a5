import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { EarlierEmail } from '../domain/earlier-email.js';

export interface AskedCoach {
  coachId: number;
  email: string;
  firstName: string;
  lastName: string;
}

const AT = 'coalesce(sent_at, claimed_at, created_at)';

/** The last email of this kind that left or may have left: the first entry of its index, looked up once for the same mailbox or name. */
const last = (match: string) => `
  select id from campaign_emails where user_id = $1 and ${match} and campaign_id <> $2
    and status not in ('kept', 'skipped', 'cancelled', 'failed') and ${AT} > $4
  order by ${AT} desc limit 1`;

/**
 * $1 athlete, $2 this campaign, $3 coaches as JSON, $4 since. The last email to each coach; the coach's own entry and mailbox go before the
 * same name elsewhere. A campaign that was made from those who did not answer another one has no earlier email.
 */
const EARLIER = `
with asked as (
  select "coachId", mailbox_key(email) as mailbox, person_key("firstName", "lastName") as person
  from json_to_recordset($3::json) as r("coachId" int, email text, "firstName" text, "lastName" text)
), to_coach as (
  select a."coachId", e.id from (select distinct "coachId" from asked) a cross join lateral (${last(`coach_id = a."coachId"`)}) e
), to_mailbox as (
  select a.mailbox, e.id from (select distinct mailbox from asked where mailbox <> '@') a
  cross join lateral (${last('mailbox_key(to_address) = a.mailbox')}) e
), to_person as (
  select a.person, e.id from (select distinct person from asked where person like '% %') a
  cross join lateral (${last('person_key(coach_first_name, coach_last_name) = a.person')}) e
), found as (
  select "coachId", id, false as by_name from to_coach
  union all
  select a."coachId", m.id, false from asked a join to_mailbox m using (mailbox)
  union all
  select a."coachId", p.id, true from asked a join to_person p using (person)
)
select distinct on (f."coachId") f."coachId", f.by_name as "isByName",
  trim(e.coach_first_name || ' ' || e.coach_last_name) as "coachName", e.school_name as "schoolName", e.subject,
  coalesce(e.sent_at, e.claimed_at, e.created_at) as at, c.id as "campaignId", c.name as "campaignName"
from found f join campaign_emails e on e.id = f.id join campaigns c on c.id = e.campaign_id
where not exists (select from campaigns o where o.id = $2 and o.origin_campaign_id is not null)
order by f."coachId", f.by_name, coalesce(e.sent_at, e.claimed_at, e.created_at) desc`;

/** Whom an athlete wrote to before, in any campaign and by any channel. */
@Injectable()
export class RepeatHistory {
  constructor(private readonly source: DataSource) {}

  /** At most one for each coach: the last one since then outside of this campaign. One statement, however many coaches. */
  earlier(userId: string, campaignId: string, coaches: readonly AskedCoach[], since: Date): Promise<EarlierEmail[]> {
    return this.source.query(EARLIER, [userId, campaignId, JSON.stringify(coaches), since]);
  }
}
