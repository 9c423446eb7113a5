import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each admin chose the columns of an import file to be, by the file's headers. */
export class ImportMappings1700000000019 implements MigrationInterface {
  readonly name = 'ImportMappings1700000000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table import_mappings (
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('schools', 'coaches', 'rosters')),
        headers_hash text not null,
        mapping jsonb not null,
        used_at timestamptz not null,
        primary key (user_id, kind, headers_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_mappings');
  }
}
