import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Whether somebody wants the email about an account that no longer works, and when that was chosen; no row: yes.
create table notice_choices (
  user_id uuid primary key references users (id) on delete cascade,
  lost_account boolean not null,
  chosen_at timestamptz not null
);
`;

/** The notice about a lost account can be switched off. */
export class NoticeChoices1700000000068 implements MigrationInterface {
  readonly name = 'NoticeChoices1700000000068';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notice_choices');
  }
}
