import type { MigrationInterface, QueryRunner } from 'typeorm';

const USAGE = `
-- What an athlete spent or has reserved on models in one day (UTC). Neither prompts nor answers are kept.
create table ai_usage (
  user_id uuid not null references users on delete cascade,
  day date not null,
  tokens integer not null check (tokens >= 0),
  primary key (user_id, day)
);
`;

/** The day's allowance for AI writing. */
export class AiUsage1700000000012 implements MigrationInterface {
  readonly name = 'AiUsage1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(USAGE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_usage');
  }
}
