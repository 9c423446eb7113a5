import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (more: string) => `
alter table imports drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('schools', 'coaches', 'rosters', 'pack'${more}));
alter table import_mappings drop constraint import_mappings_kind_check,
  add constraint import_mappings_kind_check check (kind in ('schools', 'coaches', 'rosters'${more}));
alter table import_changes drop constraint import_changes_entity_check,
  add constraint import_changes_entity_check check (entity in ('school', 'coach', 'roster'${more}));`;

const UP = `
-- Who is known to come to a school, or to leave it by a transfer, before the season of a year.
create table incoming_classes (
  id integer generated always as identity primary key,
  school_id integer not null references schools on delete cascade,
  entry_year integer not null,
  source text not null,
  imported_at timestamptz not null,
  unique (school_id, entry_year)
);
create table incoming_players (
  class_id integer not null references incoming_classes on delete cascade,
  place integer not null,
  name text not null,
  position text not null,
  move text not null check (move in ('recruit', 'transfer_in', 'transfer_out')),
  primary key (class_id, place)
);
${kinds(", 'incoming'")}`;

const DOWN = `
delete from imports where kind = 'incoming';
delete from import_mappings where kind = 'incoming';
delete from import_changes where entity = 'incoming';
${kinds('')}
drop table incoming_players, incoming_classes;`;

/** Recruits and transfers of a school, so that they are not unknown where somebody loads them. */
export class IncomingPlayers1700000000084 implements MigrationInterface {
  readonly name = 'IncomingPlayers1700000000084';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
