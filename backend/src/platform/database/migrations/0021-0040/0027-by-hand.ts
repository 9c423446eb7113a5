import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANNELS = `
alter table campaign_emails
  -- email: sent by a mailbox or the mail server. The others: the athlete sent it outside of Recruit and said so.
  add column channel text not null default 'email' check (channel in ('email', 'email_by_hand', 'x', 'text')),
  -- Marking it as sent ticked “Intro email sent” of its school, so that taking the mark back unticks it.
  add column ticked_intro boolean not null default false;

-- Noting it ticked “Response gotten” of its school, so that taking the note back unticks it.
alter table replies add column ticked_response boolean not null default false;

-- On X, without @.
alter table coaches add column x_handle text;

create or replace view mail_figures as
select id, campaign_id, user_id, school_id, status,
  status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_sent,
  opened_at is not null as is_opened,
  replied_at is not null as is_replied,
  sent_at, opened_at, replied_at,
  -- The one definition of “sent by hand”. Opens of these cannot be known, so rates of opens leave them out.
  channel <> 'email' and status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_by_hand
from campaign_emails;
`;

/** Athletes can send an email, or a short message, by hand and record it. */
export class ByHand1700000000027 implements MigrationInterface {
  readonly name = 'ByHand1700000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANNELS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view mail_figures;
      create view mail_figures as
      select id, campaign_id, user_id, school_id, status,
        status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced') as is_sent,
        opened_at is not null as is_opened, replied_at is not null as is_replied, sent_at, opened_at, replied_at
      from campaign_emails;
      alter table campaign_emails drop column channel, drop column ticked_intro;
      alter table coaches drop column x_handle;
      alter table replies drop column ticked_response`);
  }
}
