import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
-- However the last guardian goes (by leaving, with the account, by an operator), nothing waits for one any more.
create function end_of_guardianship() returns trigger language plpgsql as $$
begin
  if not exists (select from guardianships where athlete_id = old.athlete_id) then
    delete from guardian_controls where athlete_id = old.athlete_id;
    delete from guardian_requests where athlete_id = old.athlete_id and decided_at is null;
    update campaign_emails set status = 'skipped', reason_code = 'approval_ended', held_reason = null,
      error_message = 'Nobody decided about this email before the approval ended.'
    where user_id = old.athlete_id and status = 'waiting_for_approval';
  end if;
  return null;
end $$;
create trigger guardianships_ended after delete on guardianships for each row execute function end_of_guardianship();
-- That nobody is the own guardian follows from the roles of the accounts.
alter table guardianships drop constraint if exists guardianships_check;
-- What waits was put there by the trigger, which says since when; the table itself need not repeat it.
alter table campaign_emails drop constraint if exists campaign_emails_approval;
create index campaign_emails_approval_ended on campaign_emails (campaign_id) where reason_code = 'approval_ended';
`;

/** What the end of the last guardianship of an athlete means. */
export class EndOfGuardianships1700000000066 implements MigrationInterface {
  readonly name = 'EndOfGuardianships1700000000066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table guardianships add constraint guardianships_check check (athlete_id <> guardian_id);
      drop index campaign_emails_approval_ended; drop trigger guardianships_ended on guardianships;
      drop function end_of_guardianship()`);
  }
}
