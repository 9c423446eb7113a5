import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- The team of the high school that the athlete plays in.
alter table athlete_profiles add column level text check (level in ('Varsity', 'JV', 'Freshman'));

create table confirmation_requests (
  id uuid primary key,
  athlete_id uuid not null references users (id) on delete cascade,
  coach_name text not null,
  coach_school text not null,
  address text not null,
  token_hash text not null unique,
  -- The server delivered the link to the address; else the athlete handed it over.
  mailed boolean not null,
  -- The address was the athlete's or a guardian's at some moment; that is never forgotten.
  family_address boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  revoked_at timestamptz
);
create index confirmation_requests_athlete on confirmation_requests (athlete_id, created_at);

create table confirmed_figures (
  request_id uuid not null references confirmation_requests (id) on delete cascade,
  figure text not null check (figure in ('height', 'weight', 'fortyYardDash', 'gpa', 'level')),
  -- As it was when the coach was asked.
  value jsonb not null,
  verdict text check (verdict in ('confirmed', 'not_right')),
  -- The profile said something else at that moment; that it says the same again later does not bring the word back.
  lost_at timestamptz,
  primary key (request_id, figure)
);

create function profile_figure(p athlete_profiles, figure text) returns jsonb immutable language sql as $$
  select case figure when 'height' then to_jsonb(p.height) when 'weight' then to_jsonb(p.weight)
    when 'fortyYardDash' then p.forty_yard_dash when 'gpa' then to_jsonb(p.gpa)
    when 'level' then to_jsonb(p.level) end
$$;

-- No statement, whoever writes it, changes a figure and leaves a coach's word beside it.
create function lose_changed_figures() returns trigger language plpgsql as $$
begin
  update confirmed_figures f set lost_at = new.updated_at
  from confirmation_requests r
  where r.id = f.request_id and r.athlete_id = new.user_id and f.lost_at is null and f.value is distinct from profile_figure(new, f.figure);
  return null;
end $$;
create trigger athlete_profiles_figures after update on athlete_profiles for each row
  when ((new.height, new.weight, new.forty_yard_dash, new.gpa, new.level)
    is distinct from (old.height, old.weight, old.forty_yard_dash, old.gpa, old.level))
  execute function lose_changed_figures();

create function is_family_address(athlete uuid, address text) returns boolean stable language sql as $$
  select exists (select from users u where mailbox_key(u.email) = mailbox_key($2)
      and (u.id = $1 or u.id in (select g.guardian_id from guardianships g where g.athlete_id = $1)))
    or exists (select from own_accounts o where o.user_id = $1 and mailbox_key(o.address) = mailbox_key($2))
    or exists (select from guardian_invitations i where i.athlete_id = $1 and i.accepted_at is null and i.cancelled_at is null
      and mailbox_key(i.address) = mailbox_key($2))
$$;

-- Who was once invited as a guardian, or became one, was of the family when the word was given or came to be.
create function note_family_address() returns trigger language plpgsql as $$
begin
  update confirmation_requests r set family_address = true
  where r.athlete_id = new.athlete_id and not r.family_address and is_family_address(r.athlete_id, r.address);
  return null;
end $$;
create trigger guardianships_address after insert on guardianships for each row execute function note_family_address();
create trigger guardian_invitations_address after insert on guardian_invitations for each row execute function note_family_address();
`;

const DOWN = `
drop trigger guardian_invitations_address on guardian_invitations;
drop trigger guardianships_address on guardianships;
drop function note_family_address();
drop function is_family_address(uuid, text);
drop trigger athlete_profiles_figures on athlete_profiles;
drop function lose_changed_figures();
drop function profile_figure(athlete_profiles, text);
drop table confirmed_figures, confirmation_requests;
alter table athlete_profiles drop column level;
`;

/** High-school coaches who are asked to confirm figures, and what they say. */
export class CoachWords1700000000074 implements MigrationInterface {
  readonly name = 'CoachWords1700000000074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
