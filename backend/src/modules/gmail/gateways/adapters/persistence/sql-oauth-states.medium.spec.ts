import { randomBytes } from 'node:crypto';

import { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { oauthStatesContract } from '../../testing/oauth-states.contract.js';
import { SqlOAuthStates } from './sql-oauth-states.js';

describe('consents under way in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const athlete = async () => {
    const id = v7();
    const add = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
    await source.query(add, [id, id]);
    return id;
  };

  oauthStatesContract(async () => ({
    states: new SqlOAuthStates(source, { encryptionKeys: [randomBytes(32)] } as AppConfig),
    userId: await athlete(),
    otherId: await athlete(),
  }));
});
