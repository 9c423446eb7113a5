import type { MigrationInterface, QueryRunner } from 'typeorm';

const IMPORTED = `
alter table games add column imported jsonb not null default '{}';
comment on column games.imported is
  'What imports wrote into stats. A figure that reads differently now is the athlete''s own.';
`;

/** Tells the figures that came from MaxPreps from those that the athlete wrote. */
export class ImportedFigures1700000000008 implements MigrationInterface {
  readonly name = 'ImportedFigures1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMPORTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table games drop column imported');
  }
}
