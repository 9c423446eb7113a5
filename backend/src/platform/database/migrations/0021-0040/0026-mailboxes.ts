import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAILBOXES = `
create table mailbox_accounts (
  user_id uuid primary key references users on delete cascade,
  address text not null,
  username text not null,
  -- Sealed with ENCRYPTION_KEY.
  password text not null,
  imap_host text not null,
  imap_port integer not null,
  imap_security text not null check (imap_security in ('tls', 'starttls')),
  smtp_host text not null,
  smtp_port integer not null,
  smtp_security text not null check (smtp_security in ('tls', 'starttls')),
  provider text,
  state text not null check (state in ('connected', 'needs_reconnect')),
  -- Why it has to be connected again, and what the mail server said.
  reason text,
  words text,
  -- New with every connection, so that a late failure of an old password never marks a new one as broken.
  connection_id uuid not null,
  files_sent boolean,
  failed_sign_ins integer not null default 0,
  next_sign_in_at timestamptz,
  paused_until timestamptz,
  connected_at timestamptz not null,
  updated_at timestamptz not null
);
-- One mailbox serves one athlete. Who has signed in to it is known by server and user name; an address can be claimed.
create unique index mailbox_accounts_login on mailbox_accounts (lower(imap_host), lower(username)) where state = 'connected';

-- One row for each mail that was handed to a mailbox's server, or was just going to be.
create table mailbox_sends (
  message_id text primary key,
  user_id uuid not null references users on delete cascade,
  address text not null,
  at timestamptz not null,
  -- Looks into the folder of sent mail that found nothing, while nobody knows whether it left.
  looks integer not null default 0,
  look_at timestamptz,
  -- Whether it still has to be put into the folder of sent mail; the copy is deleted afterwards.
  filing text check (filing in ('due', 'begun')),
  file_at timestamptz,
  copy bytea
);
create index mailbox_sends_address on mailbox_sends (address, at);
create index mailbox_sends_user on mailbox_sends (user_id);
create index mailbox_sends_filing on mailbox_sends (file_at) where filing is not null;
`;

/** Every account of an athlete's own, whatever its kind. An athlete has one at most. */
const OWN_ACCOUNTS = `
create view own_accounts as
select user_id, 'gmail'::text as kind, google_sub as account, email as address, state, can_read_replies, connected_at
from gmail_accounts
union all
select user_id, 'mailbox', lower(imap_host) || '/' || lower(username), address, state, true, connected_at
from mailbox_accounts;
`;

const SENDERS = `
alter table campaigns drop constraint campaigns_sender_kind_check,
  add constraint campaigns_sender_kind_check check (sender_kind in ('gmail', 'mailbox', 'smtp', 'outbox'));
`;

/** Mailboxes by IMAP and SMTP. */
export class Mailboxes1700000000026 implements MigrationInterface {
  readonly name = 'Mailboxes1700000000026';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [MAILBOXES, OWN_ACCOUNTS, SENDERS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view own_accounts; drop table mailbox_sends, mailbox_accounts;
      update campaigns set sender_kind = null where sender_kind = 'mailbox';
      alter table campaigns drop constraint campaigns_sender_kind_check,
        add constraint campaigns_sender_kind_check check (sender_kind in ('gmail', 'smtp', 'outbox'))`);
  }
}
