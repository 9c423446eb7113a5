import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emails of the product's own to an address that no account has, and news to guardians, which name an athlete. */
const FORGET = `
delete from outbox_mails o where o.user_id is null
  and not exists (select from users u where lower(u.email) = lower(o.to_address) and u.role <> 'guardian')`;

/** What the outbox kept on a server without a mail server and no deletion of an account found. */
export class OutboxOfNobody1700000000073 implements MigrationInterface {
  readonly name = 'OutboxOfNobody1700000000073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORGET);
  }

  async down(): Promise<void> {
    // What was forgotten is gone.
  }
}
