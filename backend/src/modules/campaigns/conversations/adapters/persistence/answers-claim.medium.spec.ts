import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { CLAIM } from './answers.sql.js';

const NOW = new Date('2026-11-24T15:00:00.000Z');

describe('the claim of answers', () => {
  let source: DataSource;
  let userId: string;
  useTestSource(2, (opened) => (source = opened));

  const answer = async (toAddress: string): Promise<string> => {
    const [campaignId, id] = [v7(), v7()];
    userId = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1::uuid, $2, $2, 'x', now())`, [
      userId,
      userId,
    ]);
    const [school] = await source.query<[{ id: number }]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ($1, $1, 'D1', 'Akron', 'OH', now(), now()) returning id`,
      [id],
    );
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', 'completed', now(), now())`,
      [campaignId, userId],
    );
    await source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, step, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, gateway, status, due_at, created_at, updated_at)
       values ($1, $2, $3, 1, 1000, $4, $5, 'Q', 'D', 'HC', 'Akron', false, 's', 'b', 'smtp', 'queued', $6, $6, $6)`,
      [id, campaignId, userId, school.id, toAddress, NOW],
    );
    return id;
  };

  const claim = async () => (await source.query<[{ id: string }[], number]>(CLAIM, [NOW, 50, 1, 'x.test']))[0].map(({ id }) => id);

  const stateOf = (id: string) =>
    source.query<object[]>('select status, reason_code as reason, error_message is not null as said from campaign_emails where id = $1', [
      id,
    ]);

  it.each([
    ['the coach opted out', () => source.query(`insert into mail_opt_outs (address_key, created_at) values ('jreed+a@gmail.com', now())`)],
    [
      'an email bounced',
      () =>
        source.query(
          `insert into suppressed_addresses (user_id, address_key, reason, detail, created_at) values ($1, 'jfield+b@gmail.com', 'bounced', '', now())`,
          [userId],
        ),
    ],
  ])('C-12 C-22 no answer goes to a mailbox under another spelling when %s', async (what, happens) => {
    const id = await answer(what === 'an email bounced' ? 'J.Field@googlemail.com' : 'J.Reed@googlemail.com');
    await happens();
    expect(await claim()).toEqual([]);
    expect(await stateOf(id)).toEqual([{ status: 'failed', reason: 'suppressed', said: true }]);
  });

  it('C-22 other answers are claimed', async () => {
    const id = await answer('jreed@akron.example.edu');
    expect(await claim()).toEqual([id]);
  });

  it('U-06 no answer of an account that stands still until its deletion is claimed', async () => {
    const id = await answer('coach@college.test');
    await source.query('update users set deletion_due_at = $2 where id = $1', [userId, NOW]);
    expect(await claim()).toEqual([]);
    await source.query('update users set deletion_due_at = null where id = $1', [userId]);
    expect(await claim()).toEqual([id]);
  });
});
