import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAMPAIGNS = `
alter table campaigns
  -- Counts the changes of a draft's text, so that a Send can say which text it means.
  add column revision integer not null default 1,
  add column track_opens boolean not null default true,
  add column paused_reason text;

alter table campaign_emails
  add column bounced_at timestamptz,
  add column open_token text;
update campaign_emails set bounced_at = updated_at where status = 'bounced';
create unique index campaign_emails_open_token on campaign_emails (open_token) where open_token is not null;
create index campaign_emails_thread on campaign_emails (user_id, thread_id) where thread_id is not null;
create index campaign_emails_address on campaign_emails (user_id, lower(to_address));
create index campaign_emails_sent on campaign_emails (user_id, sent_at) where sent_at is not null;
`;

/**
 * One row for each mailbox that is looked into. The cursor is opaque text of any length; it belongs to one
 * connected account, and starts anew with another one.
 */
const MAILBOXES = `
create table reply_mailboxes (
  user_id uuid primary key references users on delete cascade,
  account text not null default '',
  cursor text,
  opened_at timestamptz not null,
  next_check_at timestamptz not null,
  checked_at timestamptz,
  good_at timestamptz,
  -- Something came that is in none of our threads; at first nobody knows what came before.
  strangers boolean not null default true,
  looked_at timestamptz,
  swept_at timestamptz,
  reply_at timestamptz,
  failures integer not null default 0,
  retry_at timestamptz,
  trouble text
);
create index reply_mailboxes_due on reply_mailboxes (next_check_at);
`;

/**
 * Every message that was fetched, once. Of those that have nothing to do with our mails only the number is
 * kept, so that they are not fetched again.
 */
const REPLIES = `
create table replies (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account text not null,
  provider_message_id text not null,
  mail_id uuid references campaign_emails on delete cascade,
  kind text not null check (kind in ('human', 'auto_reply', 'bounce', 'delayed', 'limit_reached', 'unrelated')),
  from_address text not null default '',
  from_name text not null default '',
  subject text not null default '',
  snippet text not null default '',
  outside_domain boolean not null default false,
  received_at timestamptz not null,
  found_at timestamptz not null,
  announced_at timestamptz,
  constraint replies_once unique (user_id, account, provider_message_id)
);
create index replies_mail on replies (mail_id, received_at) where mail_id is not null;
create index replies_news on replies (user_id) where kind = 'human' and announced_at is null;

create table suppressed_addresses (
  user_id uuid not null references users on delete cascade,
  address_key text not null,
  reason text not null check (reason in ('bounced')),
  detail text not null default '',
  created_at timestamptz not null,
  primary key (user_id, address_key)
);
`;

/** At most one row for a person's and one for machines' opens of a mail; no address, no program is kept. */
const OPENS = `
create table mail_opens (
  mail_id uuid not null references campaign_emails on delete cascade,
  machine boolean not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (mail_id, machine)
);
`;

/** Who answered, what came back and who looked. */
export class Replies1700000000010 implements MigrationInterface {
  readonly name = 'Replies1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [CAMPAIGNS, MAILBOXES, REPLIES, OPENS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table mail_opens, suppressed_addresses, replies, reply_mailboxes;
      drop index campaign_emails_open_token, campaign_emails_thread, campaign_emails_address, campaign_emails_sent;
      alter table campaign_emails drop column bounced_at, drop column open_token;
      alter table campaigns drop column revision, drop column track_opens, drop column paused_reason`);
  }
}
