import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An athlete's phone number. */
export class Phone1700000000022 implements MigrationInterface {
  readonly name = 'Phone1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles add column phone text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles drop column phone');
  }
}
