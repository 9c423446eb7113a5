import type { MigrationInterface, QueryRunner } from 'typeorm';

const LAST = `coalesce(sent_at, claimed_at, created_at) desc) where status not in ('kept', 'skipped', 'cancelled', 'failed')`;

/** The last email to a mailbox or to a person of a name is the first entry of an index, however many there are. */
export class LastEmails1700000000044 implements MigrationInterface {
  readonly name = 'LastEmails1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index campaign_emails_person, campaign_emails_mailbox;
      create index campaign_emails_mailbox on campaign_emails (user_id, mailbox_key(to_address), ${LAST};
      create index campaign_emails_person on campaign_emails (user_id, person_key(coach_first_name, coach_last_name), ${LAST}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index campaign_emails_person, campaign_emails_mailbox;
      create index campaign_emails_mailbox on campaign_emails (user_id, mailbox_key(to_address));
      create index campaign_emails_person on campaign_emails (user_id, person_key(coach_first_name, coach_last_name))`);
  }
}
