import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows that an import created many at a time, noted as one list: a record for each of 100,000 coaches would cost a
 * third of storing them. Like import_changes it points to its import without a foreign key.
 */
const ADDITIONS = `
create table import_additions (
  import_id uuid not null,
  entity text not null check (entity in ('school', 'coach', 'roster')),
  row_ids integer[] not null
);
create index import_additions_import on import_additions (import_id);

-- Every row that an import touched, however that was noted; "before" is null for what it created.
create view import_touched as
select import_id, entity, row_id, before from import_changes
union all
select a.import_id, a.entity, added.row_id, null
from import_additions a cross join lateral unnest(a.row_ids) as added (row_id);
`;

/** A short way to note what an import created. */
export class ImportAdditions1700000000005 implements MigrationInterface {
  readonly name = 'ImportAdditions1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADDITIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view import_touched;
      insert into import_changes (import_id, entity, row_id)
      select import_id, entity, unnest(row_ids) from import_additions;
      drop table import_additions`);
  }
}
