import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when an email is tried in vain, so that the pauses between the tries grow and have an end. */
export class DeferredMail1700000000028 implements MigrationInterface {
  readonly name = 'DeferredMail1700000000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaign_emails add column deferred_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table campaign_emails drop column deferred_since');
  }
}
