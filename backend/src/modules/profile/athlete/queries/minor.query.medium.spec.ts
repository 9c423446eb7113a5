import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MinorQuery } from './minor.query.js';

const IDS = {
  old: '00000000-0000-4000-8000-000000000001',
  young: '00000000-0000-4000-8000-000000000002',
  silent: '00000000-0000-4000-8000-000000000003',
};

describe('MinorQuery', () => {
  let database: TestDatabase;
  let source: DataSource;
  let minors: MinorQuery;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    minors = new MinorQuery(source, new FixedClock(new Date('2026-11-22T12:00:00Z')));
    for (const [name, id] of Object.entries(IDS)) {
      const values = [id, name, `${name}@example.org`];
      await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $3, 'x', now())`, values);
    }
    const add = 'insert into athlete_profiles (user_id, birthdate, updated_at) values ($1, $2, now())';
    await source.query(add, [IDS.old, '2008-11-22']);
    await source.query(add, [IDS.young, '2008-11-23']);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('U-06 an athlete is under 18 until the 18th birthday, and while no birth date is known', async () => {
    expect(await minors.isMinor(IDS.old)).toBe(false);
    expect(await minors.isMinor(IDS.young)).toBe(true);
    expect(await minors.isMinor(IDS.silent)).toBe(true);
  });

  it('U-06 the day of birth is the one that was stored', async () => {
    expect(await minors.birthdateOf(IDS.old)).toBe('2008-11-22');
    expect(await minors.birthdateOf(IDS.silent)).toBeNull();
  });
});
