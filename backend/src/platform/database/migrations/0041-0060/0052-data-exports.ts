import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- One copy of a user's data at a time, as a ZIP. In the database, so that every server can hand it out and it goes with the account.
create table data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  state text not null check (state in ('making', 'ready', 'failed')),
  steps_done integer not null default 0,
  steps integer not null,
  size bigint not null default 0,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create table data_export_parts (
  export_id uuid not null references data_exports (id) on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (export_id, part)
);
-- They are compressed already.
alter table data_export_parts alter column bytes set storage external;
`;

const DOWN = 'drop table data_export_parts, data_exports';

/** Copies of users' data that they asked for. */
export class DataExports1700000000052 implements MigrationInterface {
  readonly name = 'DataExports1700000000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
