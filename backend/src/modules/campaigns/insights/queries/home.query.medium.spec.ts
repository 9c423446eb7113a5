import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { ActivityKinds } from '../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../platform/system/random-ids.js';
import { LoggedContacts, OUTREACH_ACTIVITIES } from '../../../schools/outreach/index.js';
import { HomeQuery } from './home.query.js';

describe('days to answer by on the home page', () => {
  let database: TestDatabase;
  let source: DataSource;
  let contacts: LoggedContacts;
  const userId = '00000000-0000-7000-8000-00000000aaaa';
  const now = new Date('2026-11-21T15:00:00Z');
  let schoolId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    const record = new ActivityRecord(source, new RandomIds(), new ActivityKinds(OUTREACH_ACTIVITIES));
    contacts = new LoggedContacts(source, record, { now: () => now });
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, 'a', 'a', 'x', now())`, [userId]);
    const [school] = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    schoolId = school?.id ?? 0;
  });

  beforeEach(() => source.query('delete from activities'));

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const log = (deadline: string | null, status: 'verbal' | 'written' | 'signed' | 'withdrawn' | null = 'written') =>
    contacts.add(userId, schoolId, { kind: 'offer', at: new Date('2026-11-10T12:00:00Z'), withWhom: '', note: '', status, deadline });
  const days = async () => (await new HomeQuery(source).home(userId, now)).deadlines.map(({ deadline }) => deadline);

  it('Y-05 the next day to answer is first, at most three, though the school is no favorite', async () => {
    for (const day of ['2027-01-05', '2026-12-01', '2026-11-21', '2026-12-24']) await log(day, null);
    expect(await days()).toEqual(['2026-11-21', '2026-12-01', '2026-12-24']);
  });

  it('Y-05 days that are over, signed and withdrawn offers, and offers without a day are none', async () => {
    await log('2026-11-20');
    await log('2026-12-01', 'signed');
    await log('2026-12-02', 'withdrawn');
    await log(null);
    const { id } = await log('2026-12-03');
    expect(await days()).toEqual(['2026-12-03']);
    await contacts.remove(userId, schoolId, id);
    expect(await days()).toEqual([]);
  });
});
