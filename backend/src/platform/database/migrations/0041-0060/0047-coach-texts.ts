import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The email of a campaign as it was changed for one coach: exactly this text is sent, instead of the campaign's.
create table campaign_coach_texts (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  coach_id integer not null references coaches (id) on delete cascade,
  subject text not null,
  template text not null,
  revision integer not null default 1,
  updated_at timestamptz not null,
  primary key (campaign_id, coach_id)
);
create index campaign_coach_texts_coach on campaign_coach_texts (coach_id);
`;

/** Emails that were changed for one coach. */
export class CoachTexts1700000000047 implements MigrationInterface {
  readonly name = 'CoachTexts1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table campaign_coach_texts');
  }
}
