import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the guardians were told of an email that waits for them; null while nobody was. */
export class HeldEmails1700000000065 implements MigrationInterface {
  readonly name = 'HeldEmails1700000000065';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table campaign_emails add column approval_told_at timestamptz;
      create index campaign_emails_untold on campaign_emails (approval_asked_at)
        where status = 'waiting_for_approval' and approval_told_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index campaign_emails_untold; alter table campaign_emails drop column approval_told_at');
  }
}
