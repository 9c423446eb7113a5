import type { MigrationInterface, QueryRunner } from 'typeorm';

const STEPS = `
-- What follows the first email of a campaign while the coach does not answer: at most three, in this order.
create table follow_up_steps (
  campaign_id uuid not null references campaigns on delete cascade,
  step integer not null check (step between 1 and 3),
  -- After the email before it left.
  wait_days integer not null check (wait_days between 1 and 90),
  -- Empty: not chosen yet.
  reason text not null check (reason in ('', 'new_film', 'game_result', 'camp_question', 'own')),
  own_reason text not null,
  template text not null,
  -- Problems of the text of which the athlete said that it is right.
  confirmed text[] not null default '{}',
  -- Counts the changes of this step, so that no email is written from an older text.
  revision integer not null default 1,
  -- Emails leave one day later at the earliest, so that the athlete sees them on Home before.
  created_at timestamptz not null,
  skipped_at timestamptz,
  primary key (campaign_id, step)
);

alter table campaigns
  add column follow_ups_revision integer not null default 1,
  -- The athlete stopped the campaign: nothing more of it is planned.
  add column follow_ups_stopped_at timestamptz,
  -- Made to write again to those who did not answer this one.
  add column origin_campaign_id uuid references campaigns on delete set null;
create index campaigns_origin on campaigns (origin_campaign_id) where origin_campaign_id is not null;

alter table campaign_emails
  -- The athlete is asked before it leaves: more than a day late, its text has a problem, or the time zone of the coach is not known.
  -- The time zone of a coach in whose working hours the email leaves.
  add column if not exists quiet_zone text,
  add column held_reason text check (held_reason in ('late', 'text', 'zone'));
create index campaign_emails_coach on campaign_emails (user_id, coach_id);
create index campaign_emails_follow_ups on campaign_emails (user_id, due_at) where status = 'queued' and step between 1 and 999;

-- What the athlete said where the place of a campus does not say its time zone.
create table chosen_campus_zones (
  user_id uuid not null references users on delete cascade,
  school_id integer not null references schools on delete cascade,
  zone text not null,
  primary key (user_id, school_id)
);
create index chosen_campus_zones_school on chosen_campus_zones (school_id);

create or replace view mail_figures as
select id, campaign_id, user_id, school_id, status,
  status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_sent,
  opened_at is not null as is_opened,
  replied_at is not null as is_replied,
  sent_at, opened_at, replied_at,
  channel <> 'email' and status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_by_hand,
  -- A coach has one row for each step.
  coach_id, step
from campaign_emails;
`;

/** Follow-ups: steps of a campaign, emails that wait for the athlete, and campaigns made from those who did not answer. */
export class FollowUps1700000000038 implements MigrationInterface {
  readonly name = 'FollowUps1700000000038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STEPS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view mail_figures;
      create view mail_figures as
      select id, campaign_id, user_id, school_id, status,
        status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_sent,
        opened_at is not null as is_opened, replied_at is not null as is_replied, sent_at, opened_at, replied_at,
        channel <> 'email' and status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_by_hand
      from campaign_emails;
      drop index campaign_emails_coach, campaign_emails_follow_ups, campaigns_origin;
      alter table campaign_emails drop column held_reason;
      alter table campaigns drop column follow_ups_revision, drop column follow_ups_stopped_at, drop column origin_campaign_id;
      drop table follow_up_steps, chosen_campus_zones`);
  }
}
