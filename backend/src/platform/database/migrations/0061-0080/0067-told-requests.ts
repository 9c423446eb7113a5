import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the guardians were told of a question that is not about emails; null while nobody was. */
export class ToldRequests1700000000067 implements MigrationInterface {
  readonly name = 'ToldRequests1700000000067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table guardian_requests add column told_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table guardian_requests drop column told_at');
  }
}
