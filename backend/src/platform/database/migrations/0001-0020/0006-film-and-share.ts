import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILM_AND_SHARE = `
alter table athlete_profiles add column core_gpa numeric(3,2);

create table film_clips (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  url text not null,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index film_clips_user on film_clips (user_id, position);

create table profile_shares (
  user_id uuid primary key references users on delete cascade,
  -- SHA-256 of what stands in the link: who reads the table cannot open anybody's profile.
  token_hash text not null unique,
  -- The same, encrypted, so that its owner can be shown the link again.
  token_sealed text not null,
  enabled boolean not null,
  fields jsonb not null,
  expires_at timestamptz,
  views integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
`;

/** The core GPA, film clips, and the profiles that athletes show to everybody who has the link. */
export class FilmAndShare1700000000006 implements MigrationInterface {
  readonly name = 'FilmAndShare1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FILM_AND_SHARE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table profile_shares; drop table film_clips; alter table athlete_profiles drop column core_gpa');
  }
}
