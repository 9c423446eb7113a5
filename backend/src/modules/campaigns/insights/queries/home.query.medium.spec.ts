import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../platform/system/random-ids.js';
import { LoggedContacts, OUTREACH_ACTIVITIES } from '../../../schools/outreach/index.js';
import { HomeQuery } from './home.query.js';

describe('days to answer by on the home page', () => {
  let source: DataSource;
  let contacts: LoggedContacts;
  const userId = '00000000-0000-7000-8000-00000000aaaa';
  const now = new Date('2026-11-21T15:00:00Z');
  let schoolId: number;
  let schoolIds: number[];

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    const record = new ActivityRecord(source, new RandomIds(), new ActivityKinds(OUTREACH_ACTIVITIES));
    contacts = new LoggedContacts(source, record, { now: () => now });
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, 'a', 'a', 'x', now())`, [userId]);
    const schools = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       select name, lower(name), 'D1', name, 'OH', now(), now() from unnest(array['Akron', 'Toledo', 'Kent State', 'Miami']) name returning id`,
    );
    schoolIds = schools.map(({ id }) => id);
    [schoolId = 0] = schoolIds;
  });

  beforeEach(() => source.query('truncate activities, target_schools'));

  type Status = 'verbal' | 'written' | 'signed' | 'withdrawn' | 'declined' | null;
  const log = (deadline: string | null, status: Status = 'written', { on = '2026-11-10', at = schoolId } = {}) =>
    contacts.add(userId, at, { kind: 'offer', at: new Date(`${on}T12:00:00Z`), withWhom: '', note: '', status, deadline });
  const plan = (kind: 'visit' | 'camp', at: string, deadline: string | null = null) =>
    contacts.add(userId, schoolId, { kind, at: new Date(at), withWhom: '', note: '', deadline });
  const home = () => new HomeQuery(source).home(userId, now);
  const days = async () => (await home()).deadlines.map(({ deadline }) => deadline);
  const level = (lead: string) =>
    source.query(
      `insert into target_schools (user_id, school_id, lead_level, updated_at) values ($1, $2, $3, now())
       on conflict (user_id, school_id) do update set lead_level = excluded.lead_level`,
      [userId, schoolId, lead],
    );

  it('Y-05 the next day to answer is first, at most three, though the school is no favorite', async () => {
    const all = ['2027-01-05', '2026-12-01', '2026-11-21', '2026-12-24'];
    for (const [at, day] of all.entries()) await log(day, null, { at: schoolIds[at] ?? 0 });
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

  it('Y-05 of a school’s offers the newest entry says whether and by which day it wants an answer', async () => {
    await log('2026-12-01', 'verbal', { on: '2026-11-01' });
    await log('2026-12-15', 'written', { on: '2026-11-05' });
    expect(await days()).toEqual(['2026-12-15']);
    for (const [day, status] of [
      ['06', 'withdrawn'],
      ['07', 'declined'],
      ['08', 'signed'],
    ] as const) {
      await log(null, status, { on: `2026-11-${day}` });
      expect(await home()).toMatchObject({ deadlines: [], undatedOffers: [] });
    }
  });

  it('Y-05 an offer without a day stands apart, the newest first, and not of a school that was declined', async () => {
    await log(null, null);
    await log(null, 'verbal', { on: '2026-11-15', at: schoolIds[1] ?? 0 });
    const names = async () => (await home()).undatedOffers.map(({ schoolName, status }) => [schoolName, status]);
    expect(await names()).toEqual([
      ['Toledo', 'verbal'],
      ['Akron', null],
    ]);
    await level('declined');
    expect(await names()).toEqual([['Toledo', 'verbal']]);
  });

  it('Y-05 visits and camps to come are there until they begin, the next first, at most three', async () => {
    for (const at of ['2026-12-05T17:00:00Z', '2026-11-21T15:00:00Z', '2026-11-22T17:00:00Z', '2027-01-09T17:00:00Z'])
      await plan('visit', at);
    await plan('camp', '2027-06-12T17:00:00Z', '2027-05-01');
    const coming = async () => (await home()).comingEvents.map(({ at }) => new Date(at).toISOString().slice(0, 10));
    expect(await coming()).toEqual(['2026-11-22', '2026-12-05', '2027-01-09']);
    expect(await days()).toEqual(['2027-05-01']);
    await level('declined');
    expect(await coming()).toEqual([]);
  });
});
