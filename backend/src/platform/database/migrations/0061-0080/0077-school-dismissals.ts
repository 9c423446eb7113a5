import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Schools that an athlete does not want to be suggested again.
create table school_dismissals (
  user_id uuid not null references users (id) on delete cascade,
  school_id integer not null references schools (id) on delete cascade,
  dismissed_at timestamptz not null,
  primary key (user_id, school_id)
);
create index school_dismissals_school on school_dismissals (school_id);
`;

/** What an athlete said "Not for me" of. */
export class SchoolDismissals1700000000077 implements MigrationInterface {
  readonly name = 'SchoolDismissals1700000000077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table school_dismissals');
  }
}
