import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A usual athlete has ten emails, in one campaign. PostgreSQL counts from a sample, and where one athlete had sent most of the emails it
 * took everybody for such an athlete: it read all emails for each page, and made no plan that holds for others.
 */
const UP = `
alter table campaign_emails alter column user_id set (n_distinct = -0.1), alter column campaign_id set (n_distinct = -0.1);
analyze campaign_emails (user_id, campaign_id);
`;

const DOWN = `alter table campaign_emails alter column user_id reset (n_distinct), alter column campaign_id reset (n_distinct)`;

export class EmailsOfAnAthlete1700000000088 implements MigrationInterface {
  readonly name = 'EmailsOfAnAthlete1700000000088';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
