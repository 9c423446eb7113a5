import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The measured hand size of an athlete. */
export class HandSize1700000000025 implements MigrationInterface {
  readonly name = 'HandSize1700000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles add column hand_size jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles drop column hand_size');
  }
}
