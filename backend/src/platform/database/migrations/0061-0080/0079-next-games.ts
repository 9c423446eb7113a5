import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Games that an athlete is going to play; each opponent once a day.
create table next_games (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  opponent text not null,
  opponent_key text not null,
  date date not null,
  kickoff time,
  venue text not null check (venue in ('home', 'away', 'neutral')),
  place text,
  updated_at timestamptz not null,
  constraint next_games_once unique (user_id, date, opponent_key)
);
`;

/** The schedule of an athlete. */
export class NextGames1700000000079 implements MigrationInterface {
  readonly name = 'NextGames1700000000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table next_games');
  }
}
