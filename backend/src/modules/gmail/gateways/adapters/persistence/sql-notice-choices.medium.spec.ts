import { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { noticeChoicesContract } from '../../testing/notice-choices.contract.js';
import { SqlNoticeChoices } from './sql-notice-choices.js';

describe('chosen notices in PostgreSQL', () => {
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

  const user = async () => {
    const id = v7();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [id, id]);
    return id;
  };

  noticeChoicesContract(async () => ({ choices: new SqlNoticeChoices(source), userId: await user(), otherId: await user() }));
});
