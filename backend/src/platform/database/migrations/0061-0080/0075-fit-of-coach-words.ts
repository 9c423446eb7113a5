import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A time that a coach confirmed is proof of play: fit is computed again when it comes to count, or no longer does. */
const MARKS = `
create function mark_fit_of_asked() returns trigger language plpgsql as $$
begin
  insert into fit_due (user_id) select r.athlete_id from confirmation_requests r
    where r.id = case tg_table_name when 'confirmed_figures' then (to_jsonb(new) ->> 'request_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end
  on conflict (user_id) do update set mark = nextval('fit_marks'), taken_at = null;
  return null;
end $$;
create trigger confirmed_figures_fit after update on confirmed_figures for each row
  when (new.figure = 'fortyYardDash' and (old.verdict, old.lost_at) is distinct from (new.verdict, new.lost_at))
  execute function mark_fit_of_asked();
create trigger confirmation_requests_fit after update on confirmation_requests for each row
  when ((old.revoked_at, old.family_address, old.mailed) is distinct from (new.revoked_at, new.family_address, new.mailed))
  execute function mark_fit_of_asked();
`;

const UNDO = `
drop trigger confirmation_requests_fit on confirmation_requests;
drop trigger confirmed_figures_fit on confirmed_figures;
drop function mark_fit_of_asked();
`;

export class FitOfCoachWords1700000000075 implements MigrationInterface {
  readonly name = 'FitOfCoachWords1700000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MARKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNDO);
  }
}
