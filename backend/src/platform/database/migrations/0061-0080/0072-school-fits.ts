import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fit of one athlete with every school, as one compact row; it is worth nothing once its stamp is another. */
export class SchoolFits1700000000072 implements MigrationInterface {
  readonly name = 'SchoolFits1700000000072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table school_fits (
        user_id uuid primary key references users on delete cascade,
        -- A digest of all that the scores were made of.
        stamp text not null,
        fits text not null,
        computed_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table school_fits');
  }
}
