import type { MigrationInterface, QueryRunner } from 'typeorm';

const GMAIL = `
create table gmail_accounts (
  user_id uuid primary key references users on delete cascade,
  -- Google's lasting number of the account; its address can change.
  google_sub text not null,
  email text not null,
  state text not null check (state in ('connected', 'needs_reconnect')),
  -- Why it has to be connected again.
  reason text,
  can_read_replies boolean not null,
  -- New with every consent, so that an answer to an old token never marks a new one as broken.
  grant_id uuid not null,
  -- Both sealed with ENCRYPTION_KEY.
  refresh_token text not null,
  access_token text,
  access_expires_at timestamptz,
  -- No mail leaves before: the provider or a bounce said that the mailbox has sent too much.
  paused_until timestamptz,
  -- How often in a row the provider asked to slow down.
  strikes integer not null default 0,
  connected_at timestamptz not null,
  updated_at timestamptz not null
);
-- One Google account serves one athlete: its replies and its daily limit would count twice otherwise.
create unique index gmail_accounts_google on gmail_accounts (google_sub) where state = 'connected';

create table gmail_oauth_states (
  state_hash text primary key,
  user_id uuid not null references users on delete cascade,
  session_hash text not null,
  code_verifier text not null,
  replies boolean not null,
  same_tab boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index gmail_oauth_states_user on gmail_oauth_states (user_id, created_at);

-- One row for each mail that was handed to Gmail, or was just going to be: what pace and daily cap are counted from,
-- and by which a mail that nobody heard of again is looked up in the mailbox that it left from.
create table gmail_sends (
  message_id text primary key,
  user_id uuid not null references users on delete cascade,
  mailbox text not null,
  at timestamptz not null
);
create index gmail_sends_mailbox on gmail_sends (mailbox, at);
create index gmail_sends_user on gmail_sends (user_id);
`;

/** Connected Gmail accounts, consents under way, and what each mailbox sent. */
export class Gmail1700000000009 implements MigrationInterface {
  readonly name = 'Gmail1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GMAIL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table gmail_sends, gmail_oauth_states, gmail_accounts');
  }
}
