import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The measured arm length of an athlete. */
export class ArmLength1700000000024 implements MigrationInterface {
  readonly name = 'ArmLength1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles add column arm_length jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table athlete_profiles drop column arm_length');
  }
}
