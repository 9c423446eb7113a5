import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- What the last import of an athlete's own list changed, so that it can be undone.
create table own_list_imports (
  user_id uuid primary key references users on delete cascade,
  imported_at timestamptz not null,
  schools jsonb not null
);`;

export class OwnListImports1700000000089 implements MigrationInterface {
  readonly name = 'OwnListImports1700000000089';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table own_list_imports');
  }
}
