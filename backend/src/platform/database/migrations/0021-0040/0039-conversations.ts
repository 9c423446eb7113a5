import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
alter table campaign_emails
  -- The account that the last try left from; null for emails from before.
  add column from_address text;
create index campaign_emails_answers on campaign_emails (due_at) where status = 'queued' and step >= 1000;

alter table replies
  -- The text of a reply that a person wrote. kept: whole, cut: its beginning, gone: the mailbox has it no more; null: not read yet.
  add column body text,
  add column body_state text check (body_state in ('kept', 'cut', 'gone')),
  add column pictures integer not null default 0,
  -- Without brackets, for answers in the same thread.
  add column message_id text,
  add column thread_id text,
  -- The athlete checked who wrote a reply from an unknown address.
  add column checked_at timestamptz;
`;

/** Figures count emails of campaigns; the athlete's answers in a conversation (steps from 1000 on) are none. */
const figures = (where: string) => `
create or replace view mail_figures as
select id, campaign_id, user_id, school_id, status,
  status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_sent,
  opened_at is not null as is_opened,
  replied_at is not null as is_replied,
  sent_at, opened_at, replied_at,
  -- The one definition of “sent by hand”. Opens of these cannot be known, so rates of opens leave them out.
  channel <> 'email' and status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_by_hand,
  -- A coach has one row for each step.
  coach_id, step
from campaign_emails ${where}`;

/**
 * As in 0017, and an answer ends the wait of its coach. A coach whose reply was answered is not silent: the conversation
 * goes on.
 */
const coachStates = (answers: boolean) => `
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
      ${answers ? '' : 'and m.step < 1000'}
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
    n.step < 1000 and n.status in ('sent', 'opened') and coalesce(a.answered_at < n.sent_at, true)
      and n.sent_at between moment - interval '56 days' and moment - interval '7 days'
      and coalesce(t.lead_level, 'cold') not in ('declined', 'committed')
      and exists (select from coaches c where c.id = n.coach_id)
  from newest n
  left join answers a on a.coach_id = n.coach_id
  left join target_schools t on t.user_id = athlete and t.school_id = n.school_id
$$`;

/** Texts of replies, and answers to them (C-22). */
export class Conversations1700000000039 implements MigrationInterface {
  readonly name = 'Conversations1700000000039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(figures('where step < 1000'));
    await runner.query(coachStates(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(coachStates(false));
    await runner.query(figures(''));
    await runner.query(`
      drop index campaign_emails_answers;
      alter table campaign_emails drop column from_address;
      alter table replies drop column body, drop column body_state, drop column pictures, drop column message_id,
        drop column thread_id, drop column checked_at`);
  }
}
