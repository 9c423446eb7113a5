import type { MigrationInterface, QueryRunner } from 'typeorm';

const SCORES = `
create table fit_scores (
  user_id uuid not null,
  school_id integer not null,
  fit_version integer not null,
  match_percentage integer check (match_percentage between 0 and 100),
  position_need_score integer check (position_need_score between 0 and 100),
  computed_at timestamptz not null,
  primary key (user_id, school_id),
  foreign key (user_id, school_id) references favorites (user_id, school_id) on delete cascade
);

-- Athletes whose scores have to be computed again. A new mark is a new number, so that a mark set during a
-- computation outlives it.
create sequence fit_marks;
create table fit_due (
  user_id uuid primary key references users on delete cascade,
  mark bigint not null default nextval('fit_marks'),
  taken_at timestamptz
);
`;

/** A dozen writers change what a score is made of; the database marks the athletes, so that none can forget. */
const MARKS = `
create function mark_fit_of_user() returns trigger language plpgsql as $$
begin
  insert into fit_due (user_id) values (new.user_id)
  on conflict (user_id) do update set mark = nextval('fit_marks'), taken_at = null;
  return null;
end $$;

create function mark_fit_of_school() returns trigger language plpgsql as $$
declare
  school integer := case when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[0])::integer
    else (to_jsonb(new) ->> tg_argv[0])::integer end;
begin
  insert into fit_due (user_id)
  select f.user_id from favorites f where f.school_id = school order by f.user_id
  on conflict (user_id) do update set mark = nextval('fit_marks'), taken_at = null;
  return null;
end $$;

create trigger favorites_fit after insert on favorites for each row execute function mark_fit_of_user();
create trigger athlete_profiles_fit_new after insert on athlete_profiles
  for each row execute function mark_fit_of_user();
create trigger athlete_profiles_fit after update on athlete_profiles for each row
  when ((old.position, old.height, old.weight, old.gpa, old.sat_score, old.act_score, old.city, old.state)
    is distinct from (new.position, new.height, new.weight, new.gpa, new.sat_score, new.act_score, new.city, new.state))
  execute function mark_fit_of_user();

create trigger schools_fit after update on schools for each row
  when ((old.division, old.subdivision, old.latitude, old.longitude)
    is distinct from (new.division, new.subdivision, new.latitude, new.longitude))
  execute function mark_fit_of_school('id');
create trigger school_academics_fit after insert or update or delete on school_academics
  for each row execute function mark_fit_of_school('school_id');
create trigger rosters_fit after insert or update or delete on rosters
  for each row execute function mark_fit_of_school('school_id');

insert into fit_due (user_id) select distinct user_id from favorites;
`;

/** The fit of each athlete with each favorite, kept up by a job. */
export class Fit1700000000011 implements MigrationInterface {
  readonly name = 'Fit1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [SCORES, MARKS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger rosters_fit on rosters;
      drop trigger school_academics_fit on school_academics;
      drop trigger schools_fit on schools;
      drop trigger athlete_profiles_fit on athlete_profiles;
      drop trigger athlete_profiles_fit_new on athlete_profiles;
      drop trigger favorites_fit on favorites;
      drop function mark_fit_of_school();
      drop function mark_fit_of_user();
      drop table fit_due, fit_scores;
      drop sequence fit_marks`);
  }
}
