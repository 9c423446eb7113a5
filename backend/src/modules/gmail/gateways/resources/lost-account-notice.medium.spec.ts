import { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { LostAccounts } from '../queries/lost-accounts.query.js';
import { LostAccountNotice } from './lost-account-notice.resource.js';

describe('the switch of the notice about a lost account', () => {
  let database: TestDatabase;
  let source: DataSource;
  let notice: LostAccountNotice;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    notice = new LostAccountNotice(source, new LostAccounts(source), new FixedClock());
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const user = async () => {
    const id = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [id, id]);
    return id;
  };

  it('U-11 it is wanted until somebody turns it off, for that one alone', async () => {
    const [userId, otherId] = [await user(), await user()];
    expect(await notice.isWanted(userId)).toBe(true);
    await notice.choose(userId, false);
    await notice.choose(userId, false);
    expect([await notice.isWanted(userId), await notice.isWanted(otherId)]).toEqual([false, true]);
    await notice.choose(userId, true);
    expect(await notice.isWanted(userId)).toBe(true);
  });
});
