import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { SKIP_STOPPED } from './follow-up-rules.sql.js';
import { CLAIM, COMPLETE, NEXT_GATEWAY, POSTPONE, WAITING_CAMPAIGNS } from './send-ledger.sql.js';

/** A Tuesday, 10:00 in New York. */
const NOW = new Date('2026-11-24T15:00:00.000Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

interface Mail {
  coachId: number;
  step: number;
  status?: string;
  dueAt?: Date;
  held?: string;
  zone?: string;
}

describe('follow-ups in the send ledger', () => {
  let source: DataSource;
  let schoolId: number;
  let userId: string;
  let campaignId: string;
  let coachId: number;

  useTestSource(3, (opened) => (source = opened));

  beforeAll(async () => {
    const [school] = await source.query<[{ id: number }]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    schoolId = school.id;
  });

  const campaign = async (status = 'active') => {
    const id = v7();
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, sender_kind, sender_address, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', $3, 'smtp', 'a@x.test', now(), now())`,
      [id, userId, status],
    );
    return id;
  };

  const coach = async () => {
    const [row] = await source.query<[{ id: number }]>(
      `insert into coaches (school_id, name, name_key, created_at, updated_at) values ($1, $2, $2, now(), now()) returning id`,
      [schoolId, v7()],
    );
    return row.id;
  };

  const mail = async ({ coachId: to, step, status = 'queued', dueAt = NOW, held, zone }: Mail, of = campaignId) => {
    const id = v7();
    await source.query(
      `insert into campaign_emails (id, campaign_id, user_id, coach_id, step, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, gateway, status, due_at, sent_at, held_reason, quiet_zone, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'Q', 'D', 'HC', 'Akron', false, 's', 'b', 'smtp', $8, $9, $10, $11, $12, $9, $9)`,
      [id, of, userId, to, step, schoolId, `c${to}@x.test`, status, dueAt, status === 'sent' ? dueAt : null, held ?? null, zone ?? null],
    );
    return id;
  };

  beforeEach(async () => {
    userId = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [
      userId,
      userId,
    ]);
    campaignId = await campaign();
    coachId = await coach();
    await mail({ coachId, step: 0, status: 'sent', dueAt: hours(-200) });
  });

  const claim = async (now = NOW) => {
    const [rows] = await source.query<[{ id: string }[], number]>(CLAIM, [campaignId, 'smtp', 50, 1, now, 'x.test', 'smtp', 'a@x.test']);
    return rows.map(({ id }) => id);
  };

  const rowOf = async (id: string) => {
    const [row] = await source.query<{ status: string; reason: string | null; words: string | null }[]>(
      'select status, reason_code as reason, error_message as words from campaign_emails where id = $1',
      [id],
    );
    return row;
  };

  const stops: [string, string, () => Promise<unknown>][] = [
    [
      'the coach replied',
      'replied',
      () => source.query('update campaign_emails set replied_at = $2 where campaign_id = $1 and step = 0', [campaignId, NOW]),
    ],
    [
      'the coach replied to another campaign since the first email',
      'replied',
      async () => {
        const id = await mail({ coachId, step: 0, status: 'sent' }, await campaign());
        await source.query('update campaign_emails set replied_at = $2 where id = $1', [id, NOW]);
      },
    ],
    [
      'an email bounced',
      'bounced',
      () => source.query('update campaign_emails set bounced_at = $2 where campaign_id = $1 and step = 0', [campaignId, NOW]),
    ],
    ['the school is declined', 'school_declined', () => level('declined')],
    ['the school is committed', 'school_committed', () => level('committed')],
    ['the coach left the directory', 'coach_gone', () => source.query('delete from coaches where id = $1', [coachId])],
  ];
  const level = (to: string) =>
    source.query(`insert into target_schools (user_id, school_id, lead_level, updated_at) values ($1, $2, $3, now())`, [
      userId,
      schoolId,
      to,
    ]);

  it.each(stops)('C-19 the claim itself drops a follow-up when %s', async (_, reason, happens) => {
    const id = await mail({ coachId, step: 1 });
    await happens();
    expect(await claim()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'skipped', reason, words: expect.stringMatching(/so this follow-up was not sent\.$/) });
  });

  it.each(stops)('C-19 a follow-up that waits is dropped with the record of it when %s', async (_, reason, happens) => {
    const id = await mail({ coachId, step: 2, dueAt: hours(48) });
    await happens();
    await source.query(SKIP_STOPPED, [userId, NOW]);
    expect(await rowOf(id)).toMatchObject({ status: 'skipped', reason });
  });

  it('C-19 a coach who opted out gets no follow-up', async () => {
    const id = await mail({ coachId, step: 1 });
    await source.query('insert into mail_opt_outs (address_key, created_at) values ($1, now())', [`c${coachId}@x.test`]);
    expect(await claim()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'skipped', reason: 'suppressed' });
  });

  it('C-19 an automatic reply stops nothing, nor does a reply from before the campaign', async () => {
    const old = await mail({ coachId, step: 0, status: 'sent', dueAt: hours(-900) }, await campaign());
    await source.query('update campaign_emails set replied_at = $2 where id = $1', [old, hours(-800)]);
    await source.query(`update campaign_emails set status = 'auto_reply' where campaign_id = $1 and step = 0`, [campaignId]);
    const id = await mail({ coachId, step: 1 });
    await source.query(SKIP_STOPPED, [userId, NOW]);
    expect(await claim()).toEqual([id]);
  });

  it('C-19 the reply wins in the second of the claim: a claim beside an open transaction of the reply takes nothing', async () => {
    const id = await mail({ coachId, step: 1 });
    const reply = source.createQueryRunner();
    await reply.startTransaction();
    await reply.query('update campaign_emails set replied_at = $2 where campaign_id = $1 and step = 0', [campaignId, NOW]);
    await reply.query(SKIP_STOPPED, [userId, NOW]);
    expect(await claim()).toEqual([]);
    await reply.commitTransaction();
    await reply.release();
    expect(await claim()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'skipped', reason: 'replied' });
  });

  it.each([
    ['is held because of its text', { held: 'text' }],
    ['is held because of the time zone', { held: 'zone' }],
    ['is more than 24 hours late', { dueAt: hours(-25) }],
    ['is due at night where the coach is', { zone: 'Pacific/Guam' }],
  ])('C-19 a follow-up that %s does not leave, and keeps nobody busy', async (_, changes) => {
    const id = await mail({ coachId, step: 1, ...changes });
    expect(await claim()).toEqual([]);
    expect(await source.query(NEXT_GATEWAY, [campaignId, NOW])).toEqual([]);
    expect(await source.query(WAITING_CAMPAIGNS, [NOW])).not.toContainEqual({ id: campaignId });
    await source.query(POSTPONE, [userId, 'smtp', hours(1), NOW]);
    expect(await claim(hours(1))).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'queued' });
  });

  it('C-19 a follow-up leaves on a weekday between 8:00 and 18:00 where the coach is', async () => {
    const id = await mail({ coachId, step: 1, zone: 'America/New_York', dueAt: new Date('2026-11-23T12:30:00.000Z') });
    expect(await claim(new Date('2026-11-23T12:59:59.000Z'))).toEqual([]);
    expect(await claim(new Date('2026-11-23T23:00:00.000Z'))).toEqual([]);
    expect(await claim(new Date('2026-11-23T13:00:00.000Z'))).toEqual([id]);
  });

  it('C-19 not on a Saturday', async () => {
    await mail({ coachId, step: 1, zone: 'America/New_York', dueAt: new Date('2026-11-21T15:00:00.000Z') });
    expect(await claim(new Date('2026-11-21T15:30:00.000Z'))).toEqual([]);
  });

  it('C-19 2,000 follow-ups that are due at once are claimed in batches, each once and none slowly', async () => {
    await source.query(
      `with made as (
         insert into coaches (school_id, name, name_key, created_at, updated_at)
         select $3, 'many ' || n, 'many ' || n, now(), now() from generate_series(1, 2000) n returning id
       )
       insert into campaign_emails (id, campaign_id, user_id, coach_id, step, school_id, to_address, coach_first_name, coach_last_name,
         coach_title, school_name, is_example, subject, body, gateway, status, due_at, sent_at, created_at, updated_at)
       select gen_random_uuid(), $1, $2, made.id, step, $3, 'm' || made.id || '@x.test', 'Q', 'D', 'HC', 'Akron', false, 's', 'b', 'smtp',
         case step when 0 then 'sent' else 'queued' end, $4, case step when 0 then $4::timestamptz - interval '7 days' end, $4, $4
       from made cross join generate_series(0, 1) step`,
      [campaignId, userId, schoolId, NOW],
    );
    await source.query('analyze campaign_emails');
    const claimed: string[] = [];
    let slowest = 0;
    for (;;) {
      const start = performance.now();
      const batch = await claim();
      slowest = Math.max(slowest, performance.now() - start);
      if (batch.length === 0) break;
      expect(batch.length).toBeLessThanOrEqual(50);
      claimed.push(...batch);
    }
    expect([claimed.length, new Set(claimed).size]).toEqual([2_000, 2_000]);
    // A claim that looked at every row once for each other one would take minutes.
    expect(slowest).toBeLessThan(2_000);
  }, 60_000);

  const statusOf = async () =>
    (await source.query<[{ status: string }]>('select status from campaigns where id = $1', [campaignId]))[0].status;

  it('C-08 follow-ups that are not due do not hold back completed, due ones do', async () => {
    const id = await mail({ coachId, step: 1, dueAt: hours(48) });
    await source.query(COMPLETE, [campaignId, hours(49)]);
    expect(await statusOf()).toBe('active');
    await source.query(COMPLETE, [campaignId, NOW]);
    expect([await statusOf(), (await rowOf(id))?.status]).toEqual(['completed', 'queued']);
  });

  it('C-08 a paused campaign stays paused while follow-ups wait', async () => {
    await mail({ coachId, step: 1, dueAt: hours(48) });
    await source.query(`update campaigns set status = 'paused' where id = $1`, [campaignId]);
    await source.query(COMPLETE, [campaignId, NOW]);
    expect(await statusOf()).toBe('paused');
  });

  it('U-06 nothing of an account that stands still until its deletion is claimed, whatever became queued meanwhile', async () => {
    const ids = [await mail({ coachId: await coach(), step: 0 }), await mail({ coachId, step: 1 })];
    await source.query('update users set deletion_due_at = $2 where id = $1', [userId, hours(24)]);
    expect(await source.query(NEXT_GATEWAY, [campaignId, NOW])).toEqual([]);
    expect(await source.query(WAITING_CAMPAIGNS, [NOW])).not.toContainEqual({ id: campaignId });
    expect(await claim()).toEqual([]);
    await source.query('update users set deletion_due_at = null where id = $1', [userId]);
    expect((await claim()).sort()).toEqual(ids.sort());
  });
});
