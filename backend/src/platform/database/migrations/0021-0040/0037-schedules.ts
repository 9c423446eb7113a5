import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `schedule`: what the athlete chose, null when the emails leave at once. `quiet_zone`: the email leaves in the working hours of this time zone. */
const CHANGES = `
alter table campaigns add column schedule jsonb;
alter table campaign_emails add column if not exists quiet_zone text;
create index campaign_emails_quiet on campaign_emails (campaign_id, due_at) where status = 'queued' and quiet_zone is not null`;

export class Schedules1700000000037 implements MigrationInterface {
  readonly name = 'Schedules1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaign_emails drop column if exists quiet_zone; alter table campaigns drop column schedule');
  }
}
