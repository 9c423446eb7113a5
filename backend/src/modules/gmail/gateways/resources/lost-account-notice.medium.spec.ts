import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../test/support/test-source.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { LostAccounts } from '../queries/lost-accounts.query.js';
import { LostAccountNotice } from './lost-account-notice.resource.js';

describe('the switch of the notice about a lost account', () => {
  let source: DataSource;
  let notice: LostAccountNotice;

  useTestSource(2, (opened) => (source = opened));

  beforeAll(async () => {
    notice = new LostAccountNotice(source, new LostAccounts(source), new FixedClock());
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
