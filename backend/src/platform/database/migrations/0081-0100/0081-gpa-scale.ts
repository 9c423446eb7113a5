import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIT_COLUMNS = [
  ...['position', 'graduation_year', 'height', 'weight', 'gpa', 'core_gpa', 'sat_score', 'act_score', 'city', 'state'],
  ...['hudl_profile_url', 'forty_yard_dash'],
];
const FIGURE_COLUMNS = ['height', 'weight', 'forty_yard_dash', 'gpa', 'level'];

const differ = (columns: readonly string[]) => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `(${of('old')}) is distinct from (${of('new')})`;
};

/** A column that a trigger watches cannot change its type. */
const DROP = `
drop trigger athlete_profiles_fit on athlete_profiles;
drop trigger athlete_profiles_figures on athlete_profiles;`;

const watch = (more: readonly string[]) => `
create trigger athlete_profiles_fit after update on athlete_profiles for each row
  when (${differ([...FIT_COLUMNS, ...more])}) execute function mark_fit_of_user();
create trigger athlete_profiles_figures after update on athlete_profiles for each row
  when (${differ([...FIGURE_COLUMNS, ...more])}) execute function lose_changed_figures();`;

const figure = (gpa: string) => `
create or replace function profile_figure(p athlete_profiles, figure text) returns jsonb immutable language sql as $$
  select case figure when 'height' then to_jsonb(p.height) when 'weight' then to_jsonb(p.weight)
    when 'fortyYardDash' then p.forty_yard_dash when 'gpa' then ${gpa}
    when 'level' then to_jsonb(p.level) end
$$;`;

/** On another scale than 4.0 a GPA is two things; what a coach confirmed before keeps its shape. */
const SCALED = `case when p.gpa is null or p.gpa_scale is null or p.gpa_scale = '4.0 unweighted' then to_jsonb(p.gpa)
      else jsonb_build_object('gpa', p.gpa, 'gpaScale', p.gpa_scale) end`;

const UP = `${DROP}
alter table athlete_profiles alter column gpa type numeric(5,2);
alter table athlete_profiles add column gpa_scale text check (gpa_scale in
  ('4.0 unweighted', '4.5 weighted', '5.0 weighted', '6.0 weighted', '5.0 unweighted', '100-point', 'Another or unknown'));
update athlete_profiles set gpa_scale = 'Another or unknown' where gpa > 4;
-- A number above 4 without a scale would be read as one of 4.0.
alter table athlete_profiles add constraint athlete_profiles_gpa_on_scale check (gpa between 0 and case gpa_scale
  when '4.5 weighted' then 4.5 when '5.0 weighted' then 5 when '5.0 unweighted' then 5 when '6.0 weighted' then 6
  when '100-point' then 100 when 'Another or unknown' then 100 else 4 end);
${figure(SCALED)}
${watch(['gpa_scale'])}`;

const DOWN = `${DROP}
drop function profile_figure(athlete_profiles, text);
${figure('to_jsonb(p.gpa)')}
update athlete_profiles set gpa = null where gpa > 4;
alter table athlete_profiles drop constraint athlete_profiles_gpa_on_scale, drop column gpa_scale;
alter table athlete_profiles alter column gpa type numeric(3,2);
${watch([])}`;

/** The scale of a GPA, so that a weighted or a 100-point one is not taken for one of 4.0. */
export class GpaScale1700000000081 implements MigrationInterface {
  readonly name = 'GpaScale1700000000081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
