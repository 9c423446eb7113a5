import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coaches of a pasted page that an athlete offers to everyone, until an admin has decided them; at most one for each athlete and school. */
const TABLE = `
create table staff_suggestions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  school_id integer not null references schools (id) on delete cascade,
  page_url text,
  people jsonb not null,
  others jsonb not null,
  created_at timestamptz not null,
  unique (user_id, school_id)
)`;

export class StaffSuggestions1700000000035 implements MigrationInterface {
  readonly name = 'StaffSuggestions1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query('create index staff_suggestions_school on staff_suggestions (school_id, created_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_suggestions');
  }
}
