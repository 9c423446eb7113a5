import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { PlainShareLinks } from '../testing/plain-share-links.js';
import { AthleteQuery } from './athlete.query.js';

const NOW = '2026-11-21T15:00:00.000Z';
const ID = '00000000-0000-7000-8000-000000000001';

describe('AthleteQuery', () => {
  let database: TestDatabase;
  let source: DataSource;
  let athletes: AthleteQuery;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    athletes = new AthleteQuery(source, new PlainShareLinks(), new FixedClock(new Date(NOW)));
    await source.query(
      `insert into users (id, username, email, password_hash, created_at)
       values ($1, 'marcus', 'marcus@recruit.test', '', now())`,
      [ID],
    );
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('C-05 tells an athlete without a profile as one who has said nothing', async () => {
    expect(await athletes.byId(ID)).toMatchObject({
      userId: ID,
      username: 'marcus',
      email: 'marcus@recruit.test',
      emailVerified: false,
      firstName: null,
      gpa: null,
      gpaScale: null,
      birthdate: null,
    });
  });

  it('C-05 tells numbers as numbers and the day of birth as the day it is, in any time zone', async () => {
    await source.query(
      `insert into athlete_profiles (user_id, first_name, gpa, weight, birthdate, updated_at)
       values ($1, 'Marcus', 3.70, 205, '2009-03-14', now())`,
      [ID],
    );
    await source.query('update users set email_verified_at = now()');
    expect(await athletes.byId(ID)).toMatchObject({
      emailVerified: true,
      firstName: 'Marcus',
      gpa: 3.7,
      gpaScale: null,
      weight: 205,
      birthdate: '2009-03-14',
    });
  });

  it.each([
    ['is on', true, null, 'https://recruit.test/p/open'],
    ['has not expired', true, '2026-11-21T15:00:01Z', 'https://recruit.test/p/open'],
    ['is off', false, null, null],
    ['has expired', true, NOW, null],
  ])('C-05 P-12 tells the link of the shared profile unless it is dead: sharing %s', async (_, enabled, expiresAt, shareLink) => {
    await source.query(
      `insert into profile_shares (user_id, token_hash, token_sealed, enabled, fields, expires_at, created_at, updated_at)
       values ($1, 'hash', 'open', $2, '[]', $3, now(), now())
       on conflict (user_id) do update set enabled = excluded.enabled, expires_at = excluded.expires_at`,
      [ID, enabled, expiresAt],
    );
    expect((await athletes.byId(ID)).shareLink).toBe(shareLink);
  });

  it('C-05 throws for an account that is gone', async () => {
    await expect(athletes.byId('00000000-0000-7000-8000-ffffffffffff')).rejects.toThrow('does not exist');
  });
});
