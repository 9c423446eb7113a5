import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an admin added an entry one by one, and when a staff page last confirmed a contact. Of older shared entries nobody knows how they came:
 * they count as imported.
 */
const COLUMNS = `
alter table coaches
  add column added_by_admin boolean not null default false,
  add column confirmed_at timestamptz;
update coaches set confirmed_at = pasted_at where pasted_at is not null and updated_at <= pasted_at`;

/**
 * What an athlete's own emails and reports say of coaches: when a person last answered from the present address, and why a coach is put aside. A
 * reply from elsewhere confirms nothing. One coach has at most one row.
 */
const STANDING = `
create function contact_standing(athlete uuid)
returns table (coach_id integer, replied_at timestamptz, aside text)
language sql stable as $$
  with mails as materialized (
    select e.id, e.coach_id from campaign_emails e
    join coaches c on c.id = e.coach_id and lower(trim(c.email)) = lower(trim(e.to_address))
    where e.user_id = athlete and (e.replied_at is not null or e.bounced_at is not null)
  ), said as (
    select m.coach_id, max(r.received_at) as replied_at, null as aside
    from mails m join replies r on r.mail_id = m.id and r.kind = 'human' and not r.outside_domain
    group by m.coach_id
    union all
    select m.coach_id, null, 'bounced'
    from mails m join coaches c on c.id = m.coach_id
    join suppressed_addresses s on s.user_id = athlete and s.address_key = lower(trim(c.email))
    union all
    select k.coach_id, null, case when k.kind = 'left' then 'left' else 'bounced' end
    from corrections k
    where k.status = 'open' and k.coach_id is not null
      and ((k.user_id = athlete and k.kind = 'left') or (k.user_id is null and k.kind = 'wrong_address'))
    union all
    select c.id, null, 'not_on_page' from coaches c where c.owner_user_id = athlete and c.left_page_at is not null
  )
  select said.coach_id, max(said.replied_at), min(said.aside) from said group by said.coach_id
$$`;

/** How fresh each contact is (B-03). */
export class ContactStanding1700000000032 implements MigrationInterface {
  readonly name = 'ContactStanding1700000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(STANDING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function contact_standing(uuid)');
    await runner.query('alter table coaches drop column added_by_admin, drop column confirmed_at');
  }
}
