import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- An account being deleted, and afterwards for a day what its receipt says. Nothing in it says who it was.
create table account_deletions (
  id uuid primary key,
  -- Null once the account is gone.
  user_id uuid unique references users (id) on delete set null,
  receipt_hash text not null unique,
  requested_at timestamptz not null,
  erased_at timestamptz,
  -- How many rows of what were deleted.
  counts jsonb not null default '[]',
  -- What Google says of the access to Gmail: none, waiting, done or given_up.
  google text not null default 'none' check (google in ('none', 'waiting', 'done', 'given_up')),
  -- Sealed: the access to revoke and the files to delete.
  leftovers text,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  done_at timestamptz
);
create index account_deletions_due on account_deletions (next_try_at) where done_at is null;
-- The deletion of campaigns looks for the ones made from them.
create index if not exists campaigns_origin on campaigns (origin_campaign_id) where origin_campaign_id is not null;
`;

const DOWN = `
drop index campaigns_origin;
drop table account_deletions;
`;

/** Deletions of accounts. */
export class AccountDeletions1700000000051 implements MigrationInterface {
  readonly name = 'AccountDeletions1700000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
