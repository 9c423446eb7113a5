import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACTIVITIES = `
create table activities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  school_id integer references schools on delete set null,
  kind text not null,
  -- When it happened, which for contacts logged by hand is earlier than when it was written down.
  at timestamptz not null,
  data jsonb not null,
  dedupe_key text unique
);
create index activities_user on activities (user_id, at desc);
create index activities_school on activities (user_id, school_id, at desc);

-- The record is append-only. Only a school that is deleted takes its number out of its entries.
create function activities_stay() returns trigger language plpgsql as $$
begin
  if new.school_id is null and (to_jsonb(new) - 'school_id') = (to_jsonb(old) - 'school_id') then
    return new;
  end if;
  raise exception 'activities are append-only';
end $$;
create trigger activities_stay before update on activities for each row execute function activities_stay();

create index campaign_emails_school on campaign_emails (user_id, school_id);
`;

/** The record of what each athlete did, which the timeline of a school is read from. */
export class Tracking1700000000003 implements MigrationInterface {
  readonly name = 'Tracking1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTIVITIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index campaign_emails_school; drop table activities; drop function activities_stay()');
  }
}
