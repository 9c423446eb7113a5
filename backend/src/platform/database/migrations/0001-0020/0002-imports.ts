import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The records of a change point to their import without a foreign key: checking it for each of 100,000 rows
 * would cost as much as storing them. Whoever removes an import removes both.
 */
const IMPORTS = `
create table imports (
  id uuid primary key,
  seq bigint generated always as identity unique,
  kind text not null check (kind in ('schools', 'coaches', 'rosters')),
  file_name text not null,
  user_id uuid references users on delete set null,
  status text not null check (status in ('running', 'applied', 'tried', 'refused', 'failed', 'undone')),
  rows_read integer not null default 0,
  total_rows integer,
  error_count integer not null default 0,
  warning_count integer not null default 0,
  created_count integer not null default 0,
  changed_count integer not null default 0,
  failure text,
  started_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references users on delete set null
);

create table import_changes (
  import_id uuid not null,
  entity text not null check (entity in ('school', 'coach', 'roster')),
  row_id integer not null,
  before jsonb,
  primary key (import_id, entity, row_id)
);

create table import_issues (
  import_id uuid not null,
  seq bigint generated always as identity,
  severity text not null check (severity in ('error', 'warning')),
  row_number integer not null,
  line integer not null,
  column_name text not null,
  code text not null,
  value text not null,
  message text not null,
  primary key (import_id, seq)
);
`;

const ROSTERS = `
create table rosters (
  id integer generated always as identity primary key,
  school_id integer not null references schools on delete cascade,
  season integer not null,
  source text not null,
  imported_at timestamptz not null,
  unique (school_id, season)
);

create table roster_players (
  roster_id integer not null references rosters on delete cascade,
  place integer not null,
  name text not null,
  position text not null,
  class_year text,
  height_inches integer,
  weight_pounds integer,
  is_starter boolean,
  eligibility_remaining integer,
  primary key (roster_id, place)
);
`;

const CORRECTIONS = `
create table corrections (
  id uuid primary key,
  school_id integer not null references schools on delete cascade,
  coach_id integer references coaches on delete set null,
  coach_name text,
  user_id uuid references users on delete cascade,
  kind text not null check (kind in ('wrong_address', 'left', 'new_contact', 'other')),
  proposed jsonb not null,
  note text not null,
  status text not null check (status in ('open', 'accepted', 'rejected')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index corrections_status on corrections (status, created_at desc);
create index corrections_user on corrections (user_id, created_at desc);
create index corrections_coach on corrections (coach_id);
create unique index corrections_one_bounce on corrections (coach_id) where user_id is null and status = 'open';
`;

const ACADEMICS = `
alter table schools add column aliases text[] not null default '{}';

create table school_academics (
  school_id integer primary key references schools on delete cascade,
  scorecard_year text,
  scores_year text,
  admission_rate double precision,
  sat_reading_25 integer,
  sat_reading_75 integer,
  sat_math_25 integer,
  sat_math_75 integer,
  sat_average integer,
  act_25 integer,
  act_75 integer,
  test_policy text,
  undergrad_enrollment integer,
  tuition_in_state integer,
  tuition_out_of_state integer,
  net_price_average integer,
  completion_rate_4yr double precision,
  graduation_rate_6yr double precision,
  control text,
  locale text
);
`;

/** Imports that can be followed and undone, rosters, the queue of corrections, and academics of schools. */
export class Imports1700000000002 implements MigrationInterface {
  readonly name = 'Imports1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [IMPORTS, ROSTERS, CORRECTIONS, ACADEMICS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table school_academics, corrections, roster_players, rosters, import_issues, import_changes,
      imports; alter table schools drop column aliases`);
  }
}
