import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an athlete wants to study; a school's programs are not known, so nothing is compared with it. */
export class IntendedMajor1700000000082 implements MigrationInterface {
  readonly name = 'IntendedMajor1700000000082';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles add column intended_major text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles drop column intended_major');
  }
}
