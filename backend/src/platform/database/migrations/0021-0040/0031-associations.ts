import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Schools outside the NCAA name their association; those of an NCAA division are in the NCAA. */
export class Associations1700000000031 implements MigrationInterface {
  readonly name = 'Associations1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table schools add column association text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table schools drop column association');
  }
}
