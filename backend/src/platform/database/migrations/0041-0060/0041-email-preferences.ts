import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- What an athlete chose for all campaigns; without a row the defaults are in force.
create table email_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  track_opens boolean not null default true,
  -- During these days another email to the same coach has to be confirmed.
  repeat_days integer not null default 14 check (repeat_days between 0 and 90),
  -- Of the athlete's own, for 24 hours; null = none.
  daily_limit integer check (daily_limit between 1 and 500),
  signature text not null default '' check (char_length(signature) <= 2000),
  -- Counts the changes of the signature.
  revision integer not null default 1,
  updated_at timestamptz not null
);
`;

/** One row of email settings for each athlete. */
export class EmailPreferences1700000000041 implements MigrationInterface {
  readonly name = 'EmailPreferences1700000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_preferences');
  }
}
