import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Emails that athletes sent to themselves to look at, of the last 24 hours: the cap of a day, and no press sends twice.
create table test_mails (
  user_id uuid not null references users (id) on delete cascade,
  key uuid not null,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  sent_at timestamptz not null,
  status text not null default 'sending' check (status in ('sending', 'sent', 'failed', 'unknown')),
  message text not null default '',
  primary key (user_id, key)
);
create index test_mails_campaign on test_mails (campaign_id);
`;

/** Tests of an athlete to themselves. */
export class TestMails1700000000043 implements MigrationInterface {
  readonly name = 'TestMails1700000000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table test_mails');
  }
}
