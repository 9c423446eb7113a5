import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { providerChoicesContract } from '../../testing/provider-choices.contract.js';
import { SqlProviderChoices } from './sql-provider-choices.js';

describe('SqlProviderChoices', () => {
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

  providerChoicesContract(() => ({ choices: new SqlProviderChoices(source), addAccount }));
});
