import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN_ACCOUNTS = (accounts: string) => `
create or replace view own_accounts as
select user_id, 'gmail'::text as kind, google_sub as account, email as address, state, can_read_replies, connected_at
from gmail_accounts ${accounts}
union all
select user_id, 'mailbox', lower(imap_host) || '/' || lower(username), address, state, true, connected_at
from mailbox_accounts ${accounts};
`;

const UP = `
-- From when on the account is deleted; until then everything of it stands still.
alter table users add column deletion_due_at timestamptz;
create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;
${OWN_ACCOUNTS('a where not exists (select from users u where u.id = a.user_id and u.deletion_due_at is not null)')}
`;

const DOWN = `
${OWN_ACCOUNTS('')}
alter table users drop column deletion_due_at;
`;

/** Accounts that are deleted on a day to come: of a child, who said so. No mailbox of theirs is used until then. */
export class PlannedDeletions1700000000055 implements MigrationInterface {
  readonly name = 'PlannedDeletions1700000000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
