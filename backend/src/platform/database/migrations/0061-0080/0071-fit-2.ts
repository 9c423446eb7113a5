import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The scores of version 2 depend on more of the profile, and on what shows that the athlete plays. */
const MARKS = `
drop trigger athlete_profiles_fit on athlete_profiles;
create trigger athlete_profiles_fit after update on athlete_profiles for each row
  when ((old.position, old.graduation_year, old.height, old.weight, old.gpa, old.core_gpa, old.sat_score, old.act_score, old.city,
      old.state, old.hudl_profile_url, old.forty_yard_dash)
    is distinct from (new.position, new.graduation_year, new.height, new.weight, new.gpa, new.core_gpa, new.sat_score, new.act_score,
      new.city, new.state, new.hudl_profile_url, new.forty_yard_dash))
  execute function mark_fit_of_user();

-- The rows of an account that is being deleted mark nobody.
create function mark_fit_of_owner() returns trigger language plpgsql as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  insert into fit_due (user_id) select id from users where id = owner
  on conflict (user_id) do update set mark = nextval('fit_marks'), taken_at = null;
  return null;
end $$;

create trigger games_fit after insert or update or delete on games
  for each row execute function mark_fit_of_owner();
create trigger film_clips_fit after insert or delete on film_clips
  for each row execute function mark_fit_of_owner();
create trigger activities_fit after insert on activities for each row
  when (new.kind in ('contact_logged', 'contact_removed')) execute function mark_fit_of_owner();
create trigger target_schools_fit_new after insert on target_schools for each row
  when (new.lead_level = 'committed') execute function mark_fit_of_owner();
create trigger target_schools_fit after update on target_schools for each row
  when ((old.lead_level = 'committed') is distinct from (new.lead_level = 'committed')) execute function mark_fit_of_owner();

drop trigger schools_fit on schools;
create trigger schools_fit after update on schools for each row
  when ((old.division, old.subdivision, old.conference, old.latitude, old.longitude)
    is distinct from (new.division, new.subdivision, new.conference, new.latitude, new.longitude))
  execute function mark_fit_of_school('id');
`;

const UNDO = `
drop trigger schools_fit on schools;
create trigger schools_fit after update on schools for each row
  when ((old.division, old.subdivision, old.latitude, old.longitude)
    is distinct from (new.division, new.subdivision, new.latitude, new.longitude))
  execute function mark_fit_of_school('id');
drop trigger target_schools_fit on target_schools;
drop trigger target_schools_fit_new on target_schools;
drop trigger activities_fit on activities;
drop trigger film_clips_fit on film_clips;
drop trigger games_fit on games;
drop function mark_fit_of_owner();
drop trigger athlete_profiles_fit on athlete_profiles;
create trigger athlete_profiles_fit after update on athlete_profiles for each row
  when ((old.position, old.height, old.weight, old.gpa, old.sat_score, old.act_score, old.city, old.state)
    is distinct from (new.position, new.height, new.weight, new.gpa, new.sat_score, new.act_score, new.city, new.state))
  execute function mark_fit_of_user();
`;

/** What the second version of the fit is made of marks the athlete, too. */
export class FitTwo1700000000071 implements MigrationInterface {
  readonly name = 'FitTwo1700000000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MARKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNDO);
  }
}
