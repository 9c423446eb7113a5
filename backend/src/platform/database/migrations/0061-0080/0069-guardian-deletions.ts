import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- An account that a guardian has deleted on a day to come. Either guardian ends it by removing the row.
create table guardian_deletions (
  athlete_id uuid primary key references users (id) on delete cascade,
  guardian_id uuid references users (id) on delete set null,
  started_at timestamptz not null,
  due_at timestamptz not null
);
create index guardian_deletions_due on guardian_deletions (due_at);
create index guardian_deletions_guardian on guardian_deletions (guardian_id);

-- However the last guardian goes, nobody is left who wants it.
create function end_of_guardian_deletion() returns trigger language plpgsql as $$
begin
  if not exists (select from guardianships where athlete_id = old.athlete_id) then
    delete from guardian_deletions where athlete_id = old.athlete_id;
  end if;
  return null;
end $$;
create trigger guardianships_deletion after delete on guardianships for each row execute function end_of_guardian_deletion();
`;

const DOWN = `
drop trigger guardianships_deletion on guardianships;
drop function end_of_guardian_deletion();
drop table guardian_deletions;
`;

/** Deletions of accounts that guardians start. */
export class GuardianDeletions1700000000069 implements MigrationInterface {
  readonly name = 'GuardianDeletions1700000000069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
