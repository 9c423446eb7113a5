import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The one definition of "waits for your answer" and "silent", for each coach whom an athlete wrote to.
 *
 * A coach waits when a person's reply came in the last three weeks and since then the athlete sent no email to the
 * coach, logged no contact with the school, and did not mark the school as declined. A coach is silent when the last
 * email went out one to eight weeks ago, did not bounce and got no answer, neither a person's nor an automatic one;
 * coaches who left the directory and those of declined or committed schools are not counted.
 */
const COACH_STATES = `
create function coach_states(athlete uuid, moment timestamptz)
returns table (coach_id integer, school_id integer, coach_name text, school_name text, last_sent_at timestamptz,
  answered_at timestamptz, answered_campaign_id uuid, waits_for_answer boolean, is_silent boolean)
language sql stable as $$
  with mails as materialized (
    select e.id, e.coach_id, e.school_id, e.school_name, e.campaign_id, m.status, m.sent_at,
      coalesce(nullif(trim(e.coach_first_name || ' ' || e.coach_last_name), ''), e.to_address) as coach_name,
      case when m.is_replied then greatest(m.replied_at, (
        select max(r.received_at) from replies r where r.mail_id = m.id and r.kind = 'human')) end as answered_at
    from mail_figures m join campaign_emails e on e.id = m.id
    where m.user_id = athlete and m.is_sent
  ), newest as (
    select distinct on (n.coach_id) n.* from mails n order by n.coach_id, n.sent_at desc, n.id desc
  ), answers as (
    select distinct on (a.coach_id) a.coach_id, a.campaign_id, a.answered_at from mails a
    where a.answered_at is not null order by a.coach_id, a.answered_at desc, a.id desc
  )
  select n.coach_id, n.school_id, n.coach_name, n.school_name, n.sent_at, a.answered_at, a.campaign_id,
    coalesce(a.answered_at >= n.sent_at and a.answered_at > moment - interval '21 days', false)
      and t.lead_level is distinct from 'declined'
      and not exists (
        select from activities l
        where l.user_id = athlete and l.school_id = n.school_id and l.kind = 'contact_logged' and l.at > a.answered_at
          and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || l.id)),
    n.status in ('sent', 'opened') and coalesce(a.answered_at < n.sent_at, true)
      and n.sent_at between moment - interval '56 days' and moment - interval '7 days'
      and coalesce(t.lead_level, 'cold') not in ('declined', 'committed')
      and exists (select from coaches c where c.id = n.coach_id)
  from newest n
  left join answers a on a.coach_id = n.coach_id
  left join target_schools t on t.user_id = athlete and t.school_id = n.school_id
$$`;

/** Home, analytics and the plan count coaches in the same way. */
export class CoachStates1700000000017 implements MigrationInterface {
  readonly name = 'CoachStates1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COACH_STATES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function coach_states(uuid, timestamptz)');
  }
}
