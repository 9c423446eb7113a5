import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { profileShareRepositoryContract } from '../../testing/profile-share-repository.contract.js';
import { SqlProfileShareRepository } from './sql-profile-share-repository.js';

describe('SqlProfileShareRepository', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(2, (opened) => (source = opened));

  async function addAccount(firstName: string): Promise<string> {
    const id = ids.next();
    const account = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`;
    await source.query(account, [id, id]);
    const profile = 'insert into athlete_profiles (user_id, first_name, updated_at) values ($1, $2, now())';
    await source.query(profile, [id, firstName]);
    return id;
  }

  profileShareRepositoryContract(() => {
    return { shares: new SqlProfileShareRepository(source), addAccount, nextId: () => ids.next() };
  });

  it('P-12 is gone with the account', async () => {
    const [userId, link] = [await addAccount('Maya'), { hash: 'gone', sealed: 'gone' }];
    const shares = new SqlProfileShareRepository(source);
    await shares.save(userId, { enabled: true, fields: ['name'], expiresAt: null }, link, new Date());
    await source.query('delete from users where id = $1', [userId]);
    expect(await shares.openAt('gone', new Date())).toBeNull();
  });
});
