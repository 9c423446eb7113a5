import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- What goes with the emails of a campaign. The bytes are dropped some time after the campaign is done; the name stays.
create table campaign_files (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id) on delete cascade,
  name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size > 0),
  bytes bytea,
  added_at timestamptz not null
);
-- They are compressed already.
alter table campaign_files alter column bytes set storage external;
create index campaign_files_campaign on campaign_files (campaign_id);
alter table campaigns add column attach_profile boolean not null default false;
`;

const DOWN = `
alter table campaigns drop column attach_profile;
drop table campaign_files;
`;

/** Files that go with the emails of a campaign. */
export class CampaignFiles1700000000046 implements MigrationInterface {
  readonly name = 'CampaignFiles1700000000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
