import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Whether the server's rule (app_state, key require_guardian) asks the athlete for a guardian who is not there. The age as ageOf() has it:
-- a birthday counts once it has begun everywhere, 29 February on 1 March. An unknown age counts as too young.
create function lacks_guardian(athlete uuid) returns boolean stable language sql as $$
  select rule.age is not null and not exists (select from guardianships g where g.athlete_id = athlete)
    and coalesce((
      select extract(year from day.today) - extract(year from p.birthdate)
        - case when to_char(day.today, 'MM-DD') < to_char(p.birthdate, 'MM-DD') then 1 else 0 end
      from athlete_profiles p where p.user_id = athlete), -1) < rule.age
  from (select (select case value #>> '{}' when 'under_16' then 16 when 'under_18' then 18 end from app_state where key = 'require_guardian') as age) rule
  cross join (select (now() at time zone 'UTC' - interval '12 hours')::date as today) day
$$;
`;

/** Athletes who need a guardian before anything leaves. */
export class RequiredGuardians1700000000070 implements MigrationInterface {
  readonly name = 'RequiredGuardians1700000000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function lacks_guardian(uuid)');
  }
}
