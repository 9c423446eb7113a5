import { DataSource, type QueryRunner } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { CampaignAccounts1700000000020 } from './0020-campaign-accounts.js';

const AT = '2026-11-01T12:00:00Z';

interface Mail {
  status: string;
  gateway: string;
  isExample?: boolean;
  /** The Gmail mailbox that it was handed to. */
  mailbox?: string;
}

describe('M-08 the accounts of campaigns from before they were stored', () => {
  const migration = new CampaignAccounts1700000000020();
  let database: TestDatabase;
  let source: DataSource;
  let runner: QueryRunner;
  let userId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    runner = source.createQueryRunner();
  });

  beforeEach(async () => {
    await migration.down(runner);
    userId = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [
      userId,
      userId,
    ]);
  });

  afterAll(async () => {
    await runner.release();
    await source.destroy();
    await database.drop();
  });

  const connect = (email: string) =>
    source.query(
      `insert into gmail_accounts (user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, connected_at, updated_at)
       values ($1, $2, $3, 'connected', false, $4, 'x', now(), now())`,
      [userId, userId, email, v7()],
    );
  const haveCampaign = async (status: string, mails: Mail[]): Promise<string> => {
    const id = v7();
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Look', $3, $4, $4)`,
      [id, userId, status, AT],
    );
    for (const [at, mail] of mails.entries()) await haveMail(id, at, mail);
    return id;
  };
  const haveMail = async (campaignId: string, coachId: number, mail: Mail): Promise<void> => {
    const messageId = `${v7()}@recruit.example`;
    await source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, status, gateway, message_id, due_at, created_at, updated_at)
       values ($1, $2, $3, $4, 1, 'c@x.test', '', '', '', '', $5, 's', 'b', $6, $7, $8, $9, $9, $9)`,
      [v7(), campaignId, userId, coachId, mail.isExample ?? false, mail.status, mail.gateway, messageId, AT],
    );
    if (!mail.mailbox) return;
    await source.query('insert into gmail_sends (message_id, user_id, mailbox, at) values ($1, $2, $3, $4)', [
      ...[messageId, userId, mail.mailbox, AT],
    ]);
  };
  const accountOf = async (id: string) => {
    const [row] = await source.query<{ sender_kind: string | null; sender_address: string | null }[]>(
      'select sender_kind, sender_address from campaigns where id = $1',
      [id],
    );
    return row && [row.sender_kind, row.sender_address];
  };

  it('M-08 a campaign belongs to the mailbox that its own mails were handed to, also when another one is connected now', async () => {
    await connect('New@gmail.example');
    const started = await haveCampaign('active', [
      { status: 'sent', gateway: 'gmail', mailbox: 'old@gmail.example' },
      { status: 'queued', gateway: 'gmail' },
    ]);
    const unsent = await haveCampaign('paused', [{ status: 'queued', gateway: 'gmail' }]);
    await migration.up(runner);
    expect(await accountOf(started)).toEqual(['gmail', 'old@gmail.example']);
    expect(await accountOf(unsent)).toEqual(['gmail', 'new@gmail.example']);
  });

  it('M-08 a Gmail campaign of which no mailbox is known gets no address, so that nothing leaves without a question', async () => {
    const id = await haveCampaign('active', [{ status: 'queued', gateway: 'gmail' }]);
    await migration.up(runner);
    expect(await accountOf(id)).toEqual(['gmail', null]);
  });

  it('M-08 mail to invented coaches does not decide, what waits counts before what was sent, and a draft has no account', async () => {
    const platform = await haveCampaign('active', [
      { status: 'sent', gateway: 'gmail', mailbox: 'old@gmail.example' },
      { status: 'queued', gateway: 'smtp' },
      { status: 'queued', gateway: 'outbox', isExample: true },
    ]);
    const kept = await haveCampaign('kept', [{ status: 'kept', gateway: 'outbox' }]);
    const draft = await haveCampaign('draft', []);
    await migration.up(runner);
    expect(await accountOf(platform)).toEqual(['smtp', null]);
    expect(await accountOf(kept)).toEqual(['outbox', null]);
    expect(await accountOf(draft)).toEqual([null, null]);
  });
});
