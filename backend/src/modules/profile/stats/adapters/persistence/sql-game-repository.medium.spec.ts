import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { gameRepositoryContract } from '../../testing/game-repository.contract.js';
import { SqlGameRepository } from './sql-game-repository.js';

describe('SqlGameRepository', () => {
  const ids = new SequenceIds();
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  gameRepositoryContract(() => ({ games: new SqlGameRepository(source), addAccount, nextId: () => ids.next() }));

  it('P-09 deletes the games with the account', async () => {
    const userId = await addAccount();
    const game = { id: ids.next(), opponent: 'Lake Travis', date: '2026-09-18', stats: {} };
    const games = new SqlGameRepository(source);
    await games.add(userId, game, new Date());
    await source.query('delete from users where id = $1', [userId]);
    expect(await games.of(userId)).toEqual([]);
  });
});
