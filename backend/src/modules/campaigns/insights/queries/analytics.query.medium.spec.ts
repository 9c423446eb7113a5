import type { DataSource } from 'typeorm';

import { haveMails } from '../../../../../test/figures/mail-population.js';
import { useTestSource } from '../../../../../test/support/test-source.js';
import { AnalyticsQuery, UnknownTimeZone } from './analytics.query.js';

describe('analytics in PostgreSQL', () => {
  let source: DataSource;
  let query: AnalyticsQuery;
  const userId = '00000000-0000-7000-8000-00000000aaaa';
  /** Saturday, 1:30 in the morning in New York. */
  const now = new Date('2026-11-21T06:30:00Z');
  const zone = 'America/New_York';
  const HOUR = 1 / 24;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    query = new AnalyticsQuery(source);
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, 'a', 'a', 'x', now())`, [userId]);
  });

  beforeEach(() => source.query('delete from campaigns'));

  const have = (mails: Parameters<typeof haveMails>[1]['mails']) => haveMails(source, { username: 'a', now, mails });

  it('N-05 a reply at 23:30 where the athlete lives belongs to that day', async () => {
    // 04:30 UTC of the 21st is half past eleven at night of the 20th in New York.
    await have([{ status: 'replied', sentDaysAgo: 26 * HOUR, repliedDaysAgo: 2 * HOUR }]);
    const { days, today } = await query.read(userId, 30, zone, now);
    expect(today).toBe('2026-11-21');
    expect(days.map(({ day, sent, replied }) => [day, sent, replied])).toEqual([
      ['2026-11-19', 1, 0],
      ['2026-11-20', 0, 1],
    ]);
  });

  it('N-01 a range of seven days begins at midnight of the sixth day before, where the athlete lives', async () => {
    const sinceMidnight = 1.5 * HOUR;
    await have([
      { status: 'sent', sentDaysAgo: 6 + sinceMidnight - 0.5 * HOUR },
      { status: 'sent', sentDaysAgo: 6 + sinceMidnight + 0.5 * HOUR },
    ]);
    expect(await query.read(userId, 7, zone, now)).toMatchObject({ sent: 1, firstDay: '2026-11-15' });
    expect(await query.read(userId, 7, 'UTC', now)).toMatchObject({ sent: 2 });
    expect(await query.read(userId, null, zone, now)).toMatchObject({ sent: 2, firstDay: '2026-11-14' });
  });

  it('N-05 emails fall into weekday, hour and time to the reply', async () => {
    await have([{ status: 'replied', sentDaysAgo: 2, repliedDaysAgo: 1 }]);
    const { slots, responseMs } = await query.read(userId, null, zone, now);
    expect(slots).toEqual([{ weekday: 4, hour: 1, role: 'unknown', counted: 1, replied: 1 }]);
    expect(responseMs).toEqual([86_400_000]);
  });

  it('N-01 says when the database does not know a time zone', async () => {
    await expect(query.read(userId, 7, 'Mars/Olympus', now)).rejects.toThrow(UnknownTimeZone);
  });
});
