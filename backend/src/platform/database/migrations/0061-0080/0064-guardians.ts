import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
alter table users add column role text not null default 'athlete' check (role in ('athlete', 'guardian'));

-- A guardian's own account has a name and nothing else of a profile. The birth date is looked at once and not kept.
create table guardians (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  adult_confirmed_at timestamptz not null
);
create table guardian_invitations (
  id uuid primary key,
  athlete_id uuid not null references users (id) on delete cascade,
  address text not null,
  token_hash text not null unique,
  -- The server delivered the link to the address; else the athlete handed it over.
  mailed boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz
);
create index guardian_invitations_athlete on guardian_invitations (athlete_id, created_at);

create table guardianships (
  athlete_id uuid not null references users (id) on delete cascade,
  guardian_id uuid not null references users (id) on delete cascade,
  mailed boolean not null,
  since timestamptz not null,
  primary key (athlete_id, guardian_id),
  check (athlete_id <> guardian_id)
);
create index guardianships_guardian on guardianships (guardian_id);

-- What the guardians of an athlete decided; there as long as the athlete has one.
create table guardian_controls (
  athlete_id uuid primary key references users (id) on delete cascade,
  approve text not null check (approve in ('never', 'first', 'every')),
  ask_before_sharing boolean not null,
  paused_at timestamptz,
  updated_at timestamptz not null
);

-- What an athlete asks for beside emails: one open request of a kind.
create table guardian_requests (
  id uuid primary key,
  athlete_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('sharing', 'birth_date')),
  data jsonb not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  decision text check (decision in ('approved', 'declined', 'expired'))
);
create unique index guardian_requests_open on guardian_requests (athlete_id, kind) where decided_at is null;

-- What happened between an athlete and the guardians; all of them read it.
create table guardian_events (
  id uuid primary key,
  athlete_id uuid not null references users (id) on delete cascade,
  guardian_id uuid references users (id) on delete set null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null
);
create index guardian_events_athlete on guardian_events (athlete_id, at desc, id desc);

alter table campaign_emails
  add column after_approval text check (after_approval in ('queued', 'kept')),
  add column approval_asked_at timestamptz,
  add column approved_at timestamptz,
  add column approved_by uuid references users (id) on delete set null,
  add constraint campaign_emails_approval check (status <> 'waiting_for_approval' or (after_approval is not null and approval_asked_at is not null));
create index campaign_emails_approval on campaign_emails (user_id, approval_asked_at) where status = 'waiting_for_approval';
create index campaign_emails_approved_by on campaign_emails (approved_by) where approved_by is not null;

create function needs_approval(athlete uuid, school integer) returns boolean stable language sql as $$
  select exists (select from guardian_controls g where g.athlete_id = athlete and (g.approve = 'every'
    or (g.approve = 'first' and not exists (
      select from campaign_emails e where e.user_id = athlete and e.school_id = school and e.sent_at is not null))))
$$;

-- No statement, whoever writes it, lets an email wait for its way out that a guardian has yet to read; and what was approved is the
-- text and the address, so that a change of either asks again.
create function hold_for_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.subject, new.body, new.to_address) is distinct from (old.subject, old.body, old.to_address) then
    new.approved_at := null;
    new.approved_by := null;
  end if;
  if new.status in ('queued', 'kept') and new.approved_at is null and needs_approval(new.user_id, new.school_id) then
    new.after_approval := new.status;
    new.status := 'waiting_for_approval';
    new.approval_asked_at := new.updated_at;
  end if;
  return new;
end $$;
create trigger campaign_emails_new before insert on campaign_emails for each row
  when (new.status in ('queued', 'kept')) execute function hold_for_approval();
create trigger campaign_emails_changed before update of status, subject, body, to_address on campaign_emails for each row
  when (new.status in ('queued', 'kept') or new.approved_at is not null) execute function hold_for_approval();
`;

const DOWN = `
drop trigger campaign_emails_new on campaign_emails;
drop trigger campaign_emails_changed on campaign_emails;
drop function hold_for_approval();
drop function needs_approval(uuid, integer);
update campaign_emails set status = 'cancelled' where status = 'waiting_for_approval';
alter table campaign_emails drop column after_approval, drop column approval_asked_at, drop column approved_at, drop column approved_by;
drop table guardian_events, guardian_requests, guardian_controls, guardianships, guardian_invitations, guardians;
alter table users drop column role;
`;

/** Guardians of athletes, what they decide, and emails that wait for them. */
export class Guardians1700000000064 implements MigrationInterface {
  readonly name = 'Guardians1700000000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
