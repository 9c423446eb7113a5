import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- What an athlete chose about the AI provider, and when; no row: not asked yet.
create table ai_provider_choices (
  user_id uuid primary key references users (id) on delete cascade,
  allowed boolean not null,
  chosen_at timestamptz not null
);
`;

/** The athlete turns the use of an AI provider on or off. */
export class AiProviderChoices1700000000057 implements MigrationInterface {
  readonly name = 'AiProviderChoices1700000000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_provider_choices');
  }
}
