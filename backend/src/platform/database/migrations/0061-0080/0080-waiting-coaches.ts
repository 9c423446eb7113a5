import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A question of a coach does not go away after three weeks: it waits until it is answered, for half a year at most. Written as in
 * 0039 but for that.
 */
const coachStates = (days: number) => `
create or replace function coach_states(athlete uuid, moment timestamptz)
returns table (coach_id integer, school_id integer, coach_name text, school_name text, last_sent_at timestamptz,
  answered_at timestamptz, answered_campaign_id uuid, waits_for_answer boolean, is_silent boolean)
language sql stable as $$
  with mails as materialized (
    select m.id, m.coach_id, m.school_id, m.school_name, m.campaign_id, m.status, m.sent_at, m.step,
      coalesce(nullif(trim(m.coach_first_name || ' ' || m.coach_last_name), ''), m.to_address) as coach_name,
      case when m.replied_at is not null then greatest(m.replied_at, (
        select max(r.received_at) from replies r where r.mail_id = m.id and r.kind = 'human')) end as answered_at
    from campaign_emails m
    where m.user_id = athlete and m.status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced')
  ), newest as (
    select distinct on (n.coach_id) n.* from mails n order by n.coach_id, n.sent_at desc, n.id desc
  ), answers as (
    select distinct on (a.coach_id) a.coach_id, a.campaign_id, a.answered_at from mails a
    where a.answered_at is not null order by a.coach_id, a.answered_at desc, a.id desc
  )
  select n.coach_id, n.school_id, n.coach_name, n.school_name, n.sent_at, a.answered_at, a.campaign_id,
    coalesce(a.answered_at >= n.sent_at and a.answered_at > moment - interval '${days} days', false)
      and t.lead_level is distinct from 'declined'
      and not exists (
        select from activities l
        where l.user_id = athlete and l.school_id = n.school_id and l.kind = 'contact_logged' and l.at > a.answered_at
          and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || l.id)),
    n.step < 1000 and n.status in ('sent', 'opened') and coalesce(a.answered_at < n.sent_at, true)
      and n.sent_at between moment - interval '56 days' and moment - interval '7 days'
      and coalesce(t.lead_level, 'cold') not in ('declined', 'committed')
      and exists (select from coaches c where c.id = n.coach_id)
  from newest n
  left join answers a on a.coach_id = n.coach_id
  left join target_schools t on t.user_id = athlete and t.school_id = n.school_id
$$`;

/** Home, analytics and the plan name a coach until the athlete answers. */
export class WaitingCoaches1700000000080 implements MigrationInterface {
  readonly name = 'WaitingCoaches1700000000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(coachStates(180));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(coachStates(21));
  }
}
