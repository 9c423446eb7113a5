import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a password was set, and whether another one has to be chosen because an operator set it. */
export class Passwords1700000000050 implements MigrationInterface {
  readonly name = 'Passwords1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column password_changed_at timestamptz;
      alter table users add column must_change_password boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column must_change_password, drop column password_changed_at');
  }
}
