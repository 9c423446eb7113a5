import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number that a spreadsheet shows for a row of an import, for its list of errors; null for imports from before. */
export class ImportSheetRows1700000000042 implements MigrationInterface {
  readonly name = 'ImportSheetRows1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_issues add column sheet_row integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_issues drop column sheet_row');
  }
}
