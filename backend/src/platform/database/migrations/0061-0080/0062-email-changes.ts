import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new address that waits for its link; the address in `users` counts until then. */
export class EmailChanges1700000000062 implements MigrationInterface {
  readonly name = 'EmailChanges1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_changes (
        user_id uuid primary key references users (id) on delete cascade,
        email text not null,
        requested_at timestamptz not null,
        expires_at timestamptz not null,
        -- Null until the email with the link was written.
        confirm_hash text unique,
        cancel_hash text unique
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_changes');
  }
}
