import type { MigrationInterface, QueryRunner } from 'typeorm';

const GAMES = `
create table games (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  opponent text not null,
  -- The opponent without differences of case and spaces.
  opponent_key text not null,
  date date not null,
  stats jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, date, opponent_key)
);
`;

/** Each athlete's games with the figures of each. */
export class Games1700000000004 implements MigrationInterface {
  readonly name = 'Games1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(GAMES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table games');
  }
}
