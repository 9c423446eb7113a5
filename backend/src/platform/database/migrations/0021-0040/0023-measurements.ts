import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Measured values of an athlete: value, unit, timing, date, place and who measured, written and read as one. */
export class Measurements1700000000023 implements MigrationInterface {
  readonly name = 'Measurements1700000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles add column forty_yard_dash jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles drop column forty_yard_dash');
  }
}
