import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Another server's directory is an import of a kind of its own. */
export class DirectoryPacks1700000000034 implements MigrationInterface {
  readonly name = 'DirectoryPacks1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table imports drop constraint imports_kind_check,
      add constraint imports_kind_check check (kind in ('schools', 'coaches', 'rosters', 'pack'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from imports where kind = 'pack';
      alter table imports drop constraint imports_kind_check,
        add constraint imports_kind_check check (kind in ('schools', 'coaches', 'rosters'))`);
  }
}
