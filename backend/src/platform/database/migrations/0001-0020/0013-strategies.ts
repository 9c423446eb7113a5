import type { MigrationInterface, QueryRunner } from 'typeorm';

const STRATEGIES = `
create table recruiting_strategies (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  writer_kind text not null check (writer_kind in ('built-in', 'model')),
  writer_name text not null,
  remarks jsonb not null,
  content jsonb not null,
  useful boolean,
  rated_at timestamptz
);
create index recruiting_strategies_newest on recruiting_strategies (user_id, created_at desc, id desc);

-- Who is having a plan written. No connection is held meanwhile, so the claim is a row that lapses.
create table strategy_work (
  user_id uuid primary key references users on delete cascade,
  work_id uuid not null,
  started_at timestamptz not null
);
`;

/** Recruiting strategies. */
export class Strategies1700000000013 implements MigrationInterface {
  readonly name = 'Strategies1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STRATEGIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table strategy_work, recruiting_strategies');
  }
}
