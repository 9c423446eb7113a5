import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { nextGameRepositoryContract } from '../../testing/next-game-repository.contract.js';
import { SqlNextGameRepository } from './sql-next-game-repository.js';

describe('SqlNextGameRepository', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(2, (opened) => (source = opened));

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  async function setHomeState(userId: string, state: string): Promise<void> {
    await source.query('insert into athlete_profiles (user_id, state, updated_at) values ($1, $2, now())', [userId, state]);
  }

  nextGameRepositoryContract(() => {
    return { games: new SqlNextGameRepository(source), addAccount, setHomeState, nextId: () => ids.next() };
  });
});
