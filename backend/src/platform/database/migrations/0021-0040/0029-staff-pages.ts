import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which contacts were read from a school's staff page, from which address, when last, and since when they are not on it any more. */
export class StaffPages1700000000029 implements MigrationInterface {
  readonly name = 'StaffPages1700000000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table coaches add column page_url text, add column pasted_at timestamptz, add column left_page_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table coaches drop column page_url, drop column pasted_at, drop column left_page_at');
  }
}
