import { DataSource, type QueryRunner } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { KeptMail1700000000015 } from './0015-kept-mail.js';

interface Mail {
  campaign: string;
  school: number;
  status: string;
  gateway: string;
  isExample?: boolean;
}

const AT = '2026-11-01T12:00:00Z';
const SENT = ['sent', 'opened', 'replied', 'auto_reply', 'bounced'];

describe('M-01 mail of before that only is in the outbox', () => {
  const migration = new KeptMail1700000000015();
  const userId = v7();
  let database: TestDatabase;
  let source: DataSource;
  let runner: QueryRunner;
  let schools: number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    runner = source.createQueryRunner();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, 'm', 'm@example.org', 'x', now())`, [
      userId,
    ]);
    const made = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       select 'School ' || n, 'school ' || n, 'D1', 'Austin', 'TX', now(), now() from generate_series(1, 2) n returning id`,
    );
    schools = made.map(({ id }) => id);
  });

  beforeEach(async () => {
    await source.query(
      'delete from campaigns; delete from activities; delete from target_schools; delete from app_state; delete from outbox_mails',
    );
    await migration.down(runner);
  });

  afterAll(async () => {
    await runner.release();
    await source.destroy();
    await database.drop();
  });

  /** A campaign as it was before, with its entry in the record. Returns its id. */
  const haveCampaign = async (mails: Omit<Mail, 'campaign'>[]): Promise<string> => {
    const id = v7();
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Look', 'completed', $3, $3)`,
      [id, userId, AT],
    );
    for (const mail of mails) await haveMail({ ...mail, campaign: id });
    await source.query(`insert into activities (id, user_id, kind, at, data) values ($1, $2, 'campaign_sent', $3, $4)`, [
      v7(),
      userId,
      AT,
      { campaignId: id, name: 'Film' },
    ]);
    return id;
  };

  const haveMail = async ({ campaign, school, status, gateway, isExample = false }: Mail): Promise<void> => {
    const [id, token] = [v7(), v7()];
    await source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
         coach_last_name, coach_title, school_name, is_example, subject, body, status, gateway, due_at, sent_at, opened_at,
         replied_at, bounced_at, open_token, created_at, updated_at)
       values ($1, $2, $3, (random() * 1e9)::int, $4, 'coach@example.org', 'Quinn', 'Dummett', 'Coach', 'School', $5, 'Film',
         'Look', $6, $7, $8, $8, $8, $8, $8, $9, $8, $8)`,
      [id, campaign, userId, school, isExample, status, gateway, AT, token],
    );
    await source.query(`insert into mail_opens (mail_id, machine, first_at, last_at) values ($1, false, $2, $2)`, [id, AT]);
    await source.query(`insert into activities (id, user_id, school_id, kind, at, data) values ($1, $2, $3, 'coach_opened', $4, $5)`, [
      v7(),
      userId,
      school,
      AT,
      { mailId: id, campaignId: campaign },
    ]);
    await source.query(
      `insert into target_schools (user_id, school_id, intro_email_sent, updated_at) values ($1, $2, true, $3)
       on conflict do nothing`,
      [userId, school, AT],
    );
  };

  const figures = async () => {
    const [row] = await source.query<object[]>(
      `select count(*) filter (where is_sent)::int as sent, count(*) filter (where is_opened)::int as opened,
         count(*) filter (where is_replied)::int as replied, count(*) filter (where status = 'kept')::int as kept
       from mail_figures where user_id = $1`,
      [userId],
    );
    return row;
  };
  const one = async <T>(sql: string, values: unknown[] = []) => (await source.query<{ value: T }[]>(sql, values))[0]?.value;
  const statusOf = (id: string) => one<string>('select status as value from campaigns where id = $1', [id]);
  const intro = (school?: number) =>
    one<boolean>('select intro_email_sent as value from target_schools where user_id = $1 and school_id = $2', [userId, school]);
  const entries = () => one<number>('select count(*)::int as value from activities where user_id = $1', [userId]);

  it('M-01 it becomes kept in status, figures, record and tracking', async () => {
    const id = await haveCampaign(SENT.map((status) => ({ school: schools[0] ?? 0, status, gateway: 'outbox' })));
    expect(await figures()).toEqual({ sent: 5, opened: 5, replied: 5, kept: 0 });
    await migration.up(runner);
    expect(await figures()).toEqual({ sent: 0, opened: 0, replied: 0, kept: 5 });
    expect([await statusOf(id), await intro(schools[0]), await entries()]).toEqual(['kept', false, 0]);
    expect(await one('select count(*)::int as value from mail_opens')).toBe(0);
    expect(await one('select min(kept_at) as value from campaign_emails')).toEqual(new Date(AT));
  });

  it('M-01 mail that really left stays as it was, and so does what was counted from it', async () => {
    const [first = 0, second = 0] = schools;
    const sent = await haveCampaign([
      { school: first, status: 'opened', gateway: 'smtp' },
      { school: first, status: 'sent', gateway: 'outbox' },
      { school: second, status: 'sent', gateway: 'outbox' },
    ]);
    await migration.up(runner);
    expect(await figures()).toEqual({ sent: 1, opened: 1, replied: 1, kept: 2 });
    expect([await statusOf(sent), await intro(first), await intro(second)]).toEqual(['completed', true, false]);
    expect(await entries()).toBe(2);
  });

  it('M-01 in a database of the demo, mail to invented coaches stays delivered', async () => {
    await source.query(`insert into app_state (key, value) values ('demo', 'true')`);
    const invented = { school: schools[0] ?? 0, status: 'sent', gateway: 'outbox', isExample: true };
    const example = await haveCampaign([invented]);
    const own = await haveCampaign([{ ...invented, isExample: false }]);
    await migration.up(runner);
    expect([await statusOf(example), await statusOf(own)]).toEqual(['completed', 'kept']);
    expect(await one('select gateway as value from campaign_emails where campaign_id = $1', [example])).toBe('demo');
  });
});
