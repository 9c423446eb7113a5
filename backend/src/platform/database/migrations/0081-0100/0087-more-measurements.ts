import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['wingspan', 'vertical_jump', 'broad_jump', 'pro_shuttle', 'three_cone_drill', 'bench_press', 'squat', 'power_clean'];

/** Jumps, drills, lifts and the wingspan, each a measured value like the arm length. */
export class MoreMeasurements1700000000087 implements MigrationInterface {
  readonly name = 'MoreMeasurements1700000000087';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table athlete_profiles ${COLUMNS.map((column) => `add column ${column} jsonb`).join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table athlete_profiles ${COLUMNS.map((column) => `drop column ${column}`).join(', ')}`);
  }
}
