import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUSES = `
alter table campaigns drop constraint campaigns_status_check, add constraint campaigns_status_check
  check (status in ('draft', 'scheduled', 'active', 'paused', 'completed', 'cancelled', 'kept'));
alter table campaign_emails drop constraint campaign_emails_status_check, add constraint campaign_emails_status_check
  check (status in ('queued', 'sending', 'sent', 'opened', 'replied', 'auto_reply', 'bounced', 'failed', 'skipped',
    'unknown', 'cancelled', 'kept', 'waiting_for_approval')),
  add column kept_at timestamptz;
`;

/** In a database of the demo, mail to invented coaches was delivered as far as the demo goes. */
const DEMO = `
update campaign_emails set gateway = 'demo'
where gateway = 'outbox' and is_example and exists (select from app_state where key = 'demo');
update outbox_mails set reason = 'demo'
where reason = 'example_recipient' and exists (select from app_state where key = 'demo');
`;

/** What only lies in the outbox never left, so nobody can have read, answered or returned it. */
const MAILS = `
update campaign_emails set status = 'kept', kept_at = coalesce(sent_at, updated_at), sent_at = null, opened_at = null,
  replied_at = null, bounced_at = null, open_token = null, reason_code = null, error_message = null
where gateway = 'outbox' and status in ('sent', 'opened', 'replied', 'auto_reply', 'bounced');
delete from mail_opens where mail_id in (select id from campaign_emails where status = 'kept');
`;

const CAMPAIGNS = `
update campaigns c set status = 'kept'
where c.status = 'completed'
  and exists (select from campaign_emails e where e.campaign_id = c.id and e.status = 'kept')
  and not exists (select from mail_figures f where f.campaign_id = c.id and f.is_sent);
`;

/** The record is append-only for the application; entries about mail that never left were wrong from the start. */
const RECORD = `
delete from activities a where a.kind = 'campaign_sent'
  and exists (select from campaign_emails e where e.campaign_id = (a.data ->> 'campaignId')::uuid and e.status = 'kept')
  and not exists (
    select from mail_figures f where f.campaign_id = (a.data ->> 'campaignId')::uuid and f.is_sent);
delete from activities a where a.kind in ('coach_opened', 'mail_bounced')
  and exists (select from campaign_emails e where e.id = (a.data ->> 'mailId')::uuid and e.status = 'kept');
`;

const TRACKING = `
update target_schools t set intro_email_sent = false
where t.intro_email_sent
  and exists (select from campaign_emails e
    where e.user_id = t.user_id and e.school_id = t.school_id and e.status = 'kept')
  and not exists (select from mail_figures f where f.user_id = t.user_id and f.school_id = t.school_id and f.is_sent);
`;

/** Mail that only lies in the outbox is kept, not sent: in its status and in everything that counted it. */
export class KeptMail1700000000015 implements MigrationInterface {
  readonly name = 'KeptMail1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [STATUSES, DEMO, MAILS, CAMPAIGNS, RECORD, TRACKING]) await runner.query(part);
  }

  /** Kept mail of before cannot be told from mail kept since: it stays undelivered, under a status that is known. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update campaign_emails set status = 'cancelled' where status in ('kept', 'waiting_for_approval');
      update campaigns set status = 'cancelled' where status = 'kept';
      alter table campaigns drop constraint campaigns_status_check, add constraint campaigns_status_check
        check (status in ('draft', 'scheduled', 'active', 'paused', 'completed', 'cancelled'));
      alter table campaign_emails drop column kept_at, drop constraint campaign_emails_status_check,
        add constraint campaign_emails_status_check check (status in ('queued', 'sending', 'sent', 'opened', 'replied',
          'auto_reply', 'bounced', 'failed', 'skipped', 'unknown', 'cancelled'));
      update campaign_emails set gateway = 'outbox' where gateway = 'demo'`);
  }
}
