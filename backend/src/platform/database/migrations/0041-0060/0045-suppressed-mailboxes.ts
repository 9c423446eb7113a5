import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suppressed addresses are found by the mailbox behind them, as those who opted out are. */
export class SuppressedMailboxes1700000000045 implements MigrationInterface {
  readonly name = 'SuppressedMailboxes1700000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index suppressed_addresses_mailbox on suppressed_addresses (user_id, mailbox_key(address_key))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index suppressed_addresses_mailbox');
  }
}
