import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mailboxes that are signed in to by OAuth: `password` then holds the sealed refresh token, beside it are the sealed
 * access token and when it ends. A consent that was begun belongs to the provider that asks for it.
 */
const UP = `
alter table mailbox_accounts
  add column auth text not null default 'password' check (auth in ('password', 'oauth')),
  add column access_token text,
  add column access_expires_at timestamptz;
alter table gmail_oauth_states
  add column provider text not null default 'google' check (provider in ('google', 'microsoft'));
`;

/** An older version would take the refresh token for a password. */
const DOWN = `
delete from mailbox_accounts where auth = 'oauth';
delete from gmail_oauth_states where provider <> 'google';
alter table mailbox_accounts drop column auth, drop column access_token, drop column access_expires_at;
alter table gmail_oauth_states drop column provider;
`;

export class MicrosoftMailboxes1700000000033 implements MigrationInterface {
  readonly name = 'MicrosoftMailboxes1700000000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
