import type { DataSource } from 'typeorm';

import { haveMails } from '../../../../../test/figures/mail-population.js';
import { useTestSource } from '../../../../../test/support/test-source.js';
import { AnalyticsQuery } from './analytics.query.js';

const USER = '00000000-0000-7000-8000-00000000aaaa';
const NOW = new Date('2026-11-21T06:30:00Z');

describe('comparisons and schools of analytics in PostgreSQL', () => {
  let source: DataSource;
  let query: AnalyticsQuery;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    query = new AnalyticsQuery(source);
    await source.query(
      `insert into users (id, username, email, password_hash, created_at) select ('00000000-0000-7000-8000-00000000' || x)::uuid, x, x, 'x', now()
       from unnest(array['aaaa', 'bbbb']) x`,
    );
    await source.query(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       select 'School ' || n, 'school' || n, 'D1', 'Akron', 'OH', now(), now() from generate_series(1, 9) n`,
    );
  });

  beforeEach(() => source.query('delete from campaigns'));
  beforeEach(() => source.query('delete from activities'));

  const have = (mails: Parameters<typeof haveMails>[1]['mails'], name = 'Film') =>
    haveMails(source, { username: 'aaaa', now: NOW, mails, name });
  const read = (days: number | null = null) => query.read(USER, days, 'UTC', NOW);
  const log = async (
    schoolId: number,
    kind: string,
    { status, daysAgo = 1, by = USER }: { status?: string; daysAgo?: number; by?: string } = {},
  ) => {
    const [row] = await source.query<{ id: string }[]>(
      `insert into activities (id, user_id, school_id, kind, at, data)
       values (gen_random_uuid(), $1, $2, 'contact_logged', $3, $4) returning id`,
      [by, schoolId, new Date(NOW.getTime() - daysAgo * 86_400_000), JSON.stringify({ contactKind: kind, status: status ?? null })],
    );
    return row?.id ?? '';
  };

  it('N-06 rates leave out bounced emails, and rates of opens those sent by hand', async () => {
    const id = await have([
      { status: 'sent' },
      { status: 'opened', openedDaysAgo: 0.5 },
      { status: 'replied', openedDaysAgo: 0.5, repliedDaysAgo: 0.4 },
      { status: 'bounced' },
      // Opened by a program on its way, and bounced then.
      { status: 'bounced', openedDaysAgo: 0.9 },
    ]);
    await source.query(`update campaign_emails set channel = 'x' where campaign_id = $1 and status = 'sent'`, [id]);
    const { sent, rates, campaigns } = await read();
    expect([sent, rates]).toEqual([5, { counted: 3, seen: 2, opened: 2, replied: 1 }]);
    expect(campaigns[0]?.rates).toEqual(rates);
  });

  it('N-06 a campaign of which nothing was sent has rates of nothing', async () => {
    await have([{ status: 'queued', sentDaysAgo: null }]);
    expect((await read()).campaigns[0]?.rates).toEqual({ counted: 0, seen: 0, opened: 0, replied: 0 });
  });

  it('N-06 texts and subjects count first emails once for each campaign with the same words', async () => {
    await have([{ status: 'sent' }, { status: 'replied', repliedDaysAgo: 0.5 }, { status: 'bounced' }], 'One');
    const other = await have([{ status: 'sent' }], 'Two');
    await source.query(`update campaigns set subject = 'Visit' where id = $1`, [other]);
    const { written } = await read();
    expect(written.template).toMatchObject([{ campaigns: 2, counted: 3, replied: 1 }]);
    expect(written.subject.toSorted((one, two) => (one.value < two.value ? -1 : 1))).toMatchObject([
      { value: 'Film', campaigns: 1, counted: 2, replied: 1 },
      { value: 'Visit', campaigns: 1, counted: 1, replied: 0 },
    ]);
  });

  it('N-06 follow-ups are compared by step, and have neither the text nor the subject of the first email', async () => {
    const id = await have([{ status: 'sent' }, { status: 'replied', repliedDaysAgo: 0.5 }]);
    await source.query(`update campaign_emails set step = 1 where campaign_id = $1 and status = 'replied'`, [id]);
    const { written } = await read();
    expect(written.step.toSorted((one, two) => Number(one.value) - Number(two.value))).toMatchObject([
      { value: '0', counted: 1, replied: 0 },
      { value: '1', counted: 1, replied: 1 },
    ]);
    expect(written.template).toMatchObject([{ counted: 1, replied: 0 }]);
  });

  it('N-06 a deleted campaign counts and is not named', async () => {
    const id = await have([{ status: 'sent' }], 'Gone');
    await source.query('update campaigns set deleted_at = now() where id = $1', [id]);
    expect((await read()).written.template).toMatchObject([{ label: null, campaigns: 0, counted: 1 }]);
  });

  it('N-06 calls, visits and offers count schools, not entries', async () => {
    await have([
      { status: 'replied', schoolId: 1, repliedDaysAgo: 0.5 },
      { status: 'sent', schoolId: 1 },
      { status: 'sent', schoolId: 2 },
      { status: 'bounced', schoolId: 3 },
    ]);
    for (const kind of ['call', 'call', 'visit', 'offer', 'camp', 'text']) await log(1, kind);
    await log(4, 'call');
    expect((await read()).schoolSteps).toEqual({ schools: 3, written: 2, replied: 1, called: 2, visited: 1, offered: 1 });
  });

  it('N-06 an offer that was withdrawn does not count, and one that was made again does', async () => {
    await log(1, 'offer', { status: 'withdrawn' });
    await log(2, 'offer', { status: 'verbal', daysAgo: 9 });
    await log(2, 'offer', { status: 'withdrawn', daysAgo: 2 });
    await log(3, 'offer', { status: 'withdrawn', daysAgo: 9 });
    await log(3, 'offer', { status: 'written', daysAgo: 2 });
    expect((await read()).schoolSteps).toMatchObject({ schools: 1, offered: 1 });
  });

  it('N-06 entries that were taken back, of other athletes or before the range do not count', async () => {
    const gone = await log(1, 'call');
    await source.query(
      `insert into activities (id, user_id, school_id, kind, at, data, dedupe_key)
       values (gen_random_uuid(), $1, 1, 'contact_removed', now(), '{}', $2)`,
      [USER, `contact_removed:${gone}`],
    );
    await log(2, 'call', { by: USER.replace('aaaa', 'bbbb') });
    await log(3, 'visit', { daysAgo: 40 });
    await log(4, 'visit', { daysAgo: -3 });
    expect((await read(30)).schoolSteps).toMatchObject({ schools: 0, called: 0, visited: 0 });
    expect((await read()).schoolSteps).toMatchObject({ schools: 1, visited: 1 });
  });
});
