import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- Who did what. Without foreign keys: an entry outlives the account, whose id leads to nobody then.
create table audit_entries (
  id uuid primary key,
  -- To the millisecond.
  at timestamptz(3) not null,
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  actor text not null check (actor in ('user', 'visitor', 'operator', 'server')),
  actor_id uuid,
  subject_id uuid,
  -- Without its last part.
  address text check (address ~ '^([0-9a-fx.:…]{1,45}|unknown)$'),
  detail jsonb not null default '{}'
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_kind on audit_entries (kind, at desc);
create index audit_entries_actor on audit_entries (actor_id, at desc) where actor_id is not null;
create index audit_entries_subject on audit_entries (subject_id, at desc) where subject_id is not null;
-- How many of a kind there were of somebody in a day.
create index audit_entries_day on audit_entries
  (coalesce(subject_id, actor_id, '00000000-0000-0000-0000-000000000000'), kind, at desc);

create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at <= now() - interval '399 days' then
    return old;
  end if;
  raise exception 'The audit log is append-only.';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries for each row execute function keep_audit_entries();
`;

const DOWN = `
drop table audit_entries;
drop function keep_audit_entries;
`;

/** The audit log. */
export class AuditEntries1700000000053 implements MigrationInterface {
  readonly name = 'AuditEntries1700000000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
