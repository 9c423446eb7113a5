import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { accountRepositoryContract } from '../../testing/account-repository.contract.js';
import { AccountRow } from './account.row.js';
import { TypeormAccountRepository } from './typeorm-account-repository.js';

describe('TypeormAccountRepository', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, entities: [AccountRow] }).initialize();
  });

  beforeEach(() => source.query('truncate users cascade'));

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  let sessions = 0;

  async function openSession(userId: string): Promise<string> {
    sessions += 1;
    const sid = `sid-${sessions}`;
    const session = JSON.stringify({ passport: { user: userId } });
    await source.query(`insert into http_sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')`, [sid, session]);
    return sid;
  }

  async function countSessions(userId: string): Promise<number> {
    const sql = `select count(*)::int as count from http_sessions where sess #>> '{passport,user}' = $1`;
    const [row] = await source.query<{ count: number }[]>(sql, [userId]);
    return row?.count ?? 0;
  }

  accountRepositoryContract(() => ({
    accounts: new TypeormAccountRepository(source.getRepository(AccountRow)),
    openSession,
    countSessions,
  }));
});
