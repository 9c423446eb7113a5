import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The account that a campaign was started with. For campaigns from before: the kind is that of the rows; a Gmail
 * address is the mailbox that the campaign's own mails were handed to, else the athlete's connected one. The platform's
 * address is configuration, so it stays null, which means "the platform's address, whichever it is".
 */
const ACCOUNTS = `
alter table campaigns
  add column sender_kind text check (sender_kind in ('gmail', 'smtp', 'outbox')),
  add column sender_address text,
  -- The athlete removed it from the list; its mails that left stay in figures and timelines.
  add column deleted_at timestamptz;

update campaigns c set sender_kind = known.kind,
  sender_address = case when known.kind = 'gmail' then coalesce(known.mailbox, known.email) end
from (
  select c.id, lower(g.email) as email,
    (select s.mailbox from campaign_emails e join gmail_sends s on s.message_id = e.message_id
      where e.campaign_id = c.id order by s.at desc limit 1) as mailbox,
    coalesce(
      (select e.gateway from campaign_emails e where e.campaign_id = c.id and not e.is_example and e.gateway is not null
        order by e.status = 'queued' desc, e.id limit 1),
      case when g.user_id is not null then 'gmail' end, 'outbox') as kind
  from campaigns c left join gmail_accounts g on g.user_id = c.user_id
  where c.status not in ('draft', 'scheduled')
) known
where known.id = c.id;
`;

/** A campaign belongs to the account it was started with. */
export class CampaignAccounts1700000000020 implements MigrationInterface {
  readonly name = 'CampaignAccounts1700000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaigns drop column sender_kind, drop column sender_address, drop column deleted_at');
  }
}
