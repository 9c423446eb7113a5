import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `which`: a further condition on a logged contact `l` after which a reply waits no more. */
const states = (which: string) => `
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
  ), forms as (
    select f.coach_id, max(f.received_at) as answered_at from replies f
    where f.user_id = athlete and f.account = 'shared_profile' and f.coach_id is not null
      and ((not f.outside_domain and f.suspicions = '{}') or f.checked_at is not null)
    group by f.coach_id
  ), answers as (
    select distinct on (a.coach_id) a.coach_id, a.campaign_id, a.answered_at from (
      select m.coach_id, m.campaign_id, m.answered_at, m.id from mails m where m.answered_at is not null
      union all select f.coach_id, null, f.answered_at, null from forms f
    ) a order by a.coach_id, a.answered_at desc, a.id desc nulls last
  ), known as (
    select n.coach_id from newest n union select f.coach_id from forms f
  )
  select o.coach_id, coalesce(n.school_id, c.school_id), coalesce(n.coach_name, nullif(trim(c.name), ''), c.email),
    coalesce(n.school_name, s.name), n.sent_at, a.answered_at, a.campaign_id,
    coalesce(a.answered_at >= coalesce(n.sent_at, '-infinity') and a.answered_at > moment - interval '180 days', false)
      and t.lead_level is distinct from 'declined'
      and not exists (
        select from activities l
        where l.user_id = athlete and l.school_id = coalesce(n.school_id, c.school_id) and l.kind = 'contact_logged' and l.at > a.answered_at${which}
          and not exists (select from activities gone where gone.dedupe_key = 'contact_removed:' || l.id)),
    coalesce(n.step < 1000 and n.status in ('sent', 'opened') and coalesce(a.answered_at < n.sent_at, true)
      and n.sent_at between moment - interval '56 days' and moment - interval '7 days'
      and coalesce(t.lead_level, 'cold') not in ('declined', 'committed')
      and c.id is not null, false)
  from known o
  left join newest n on n.coach_id = o.coach_id
  left join coaches c on c.id = o.coach_id
  left join schools s on s.id = c.school_id
  left join answers a on a.coach_id = o.coach_id
  left join target_schools t on t.user_id = athlete and t.school_id = coalesce(n.school_id, c.school_id)
$$`;

/** A visit or a camp to come is planned: the coach who wrote about it still waits for an answer. */
const HAPPENED = `
          and (l.at <= moment or l.data ->> 'contactKind' not in ('visit', 'camp'))`;

/** As in 0083, and a visit or a camp can be logged before it happens. */
export class PlannedVisits1700000000085 implements MigrationInterface {
  readonly name = 'PlannedVisits1700000000085';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(states(HAPPENED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(states(''));
  }
}
