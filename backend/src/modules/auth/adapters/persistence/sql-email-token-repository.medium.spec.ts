import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { accountOf } from '../../testing/account-of.js';
import { emailTokenRepositoryContract } from '../../testing/email-token-repository.contract.js';
import { AccountRow } from './account.row.js';
import { SqlEmailTokenRepository } from './sql-email-token-repository.js';

describe('SqlEmailTokenRepository', () => {
  const account = accountOf();
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, entities: [AccountRow] }).initialize();
    await source.getRepository(AccountRow).insert(account);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  emailTokenRepositoryContract(() => ({ tokens: new SqlEmailTokenRepository(source), userId: account.id }));

  it('O-02 keeps no token that a reader of the database could use', async () => {
    const tokens = new SqlEmailTokenRepository(source);
    const createdAt = new Date('2026-11-21T15:00:00.000Z');
    const token = 'a-secret-of-the-mail';
    await tokens.add({
      token,
      userId: account.id,
      purpose: 'verify_email',
      email: account.email,
      createdAt,
      expiresAt: createdAt,
    });
    const [row] = await source.query<{ all: string }[]>('select json_agg(t)::text as all from email_tokens t');
    expect(row?.all).not.toContain(token);
  });
});
