import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When email from the platform's own address was stopped, with the figures of that moment, and who let it go on. At most
 * one row is open. The index is for the last emails of the platform.
 */
const UP = `
create table platform_mail_stops (
  id uuid primary key default gen_random_uuid(),
  stopped_at timestamptz not null,
  reason text not null check (reason in ('hard_bounces', 'bounce_rate')),
  sent integer not null,
  bounced integer not null,
  hard_bounces integer not null,
  resumed_at timestamptz,
  resumed_by uuid references users(id) on delete set null
);
create unique index platform_mail_stops_open on platform_mail_stops ((resumed_at is null)) where resumed_at is null;
create index platform_mail_stops_resumed on platform_mail_stops (resumed_at);
create index platform_mail_stops_by on platform_mail_stops (resumed_by);
create index campaign_emails_platform on campaign_emails (claimed_at desc) where gateway = 'smtp' and claimed_at is not null;
`;

export class PlatformMailStops1700000000030 implements MigrationInterface {
  readonly name = 'PlatformMailStops1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index campaign_emails_platform');
    await runner.query('drop table platform_mail_stops');
  }
}
