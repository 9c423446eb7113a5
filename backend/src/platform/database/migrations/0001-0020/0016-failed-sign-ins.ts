import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row for each pair of account and place (an address, or a known device) with failed sign-ins. Account and place
 * are keyed hashes: what is typed into the name field may be a password, and addresses are personal.
 */
const TABLE = `
create table failed_sign_ins (
  account text not null,
  source text not null,
  user_id uuid references users(id) on delete cascade,
  shown_address text not null,
  is_known_device boolean not null,
  failures integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  wait_until timestamptz not null,
  primary key (account, source)
);
create index failed_sign_ins_source on failed_sign_ins (source, last_at);
create index failed_sign_ins_last on failed_sign_ins (last_at);
create index failed_sign_ins_user on failed_sign_ins (user_id);
`;

/** What the limits of signing in count (docs/adr/0019-failed-sign-ins.md). */
export class FailedSignIns1700000000016 implements MigrationInterface {
  readonly name = 'FailedSignIns1700000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table failed_sign_ins');
  }
}
