import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import type { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { accountOf } from '../../testing/account-of.js';
import { emailChangesContract } from '../../testing/email-changes.contract.js';
import { AccountRow } from './account.row.js';
import { SqlEmailChanges } from './sql-email-changes.js';

const LOOK = `select email, email_verified_at is not null as "isVerified" from users where id = $1`;
const HASHES = `select json_agg(c)::text as all from email_changes c`;

describe('changes of the email address in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;
  let jobs: object[];

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, entities: [AccountRow] }).initialize();
  });

  beforeEach(() => {
    jobs = [];
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const changes = () =>
    new SqlEmailChanges(source, { send: async (_queue: string, job: object) => void jobs.push(job) } as unknown as JobQueue);
  const account = async () => {
    const added = accountOf();
    await source.getRepository(AccountRow).insert(added);
    return added;
  };

  emailChangesContract(() => ({
    changes: changes(),
    account,
    look: async (id) => {
      const [row] = await source.query<[{ email: string; isVerified: boolean }]>(LOOK, [id]);
      return row;
    },
  }));

  it('U-01 both addresses get an email, and the old one another when a link made the change; no token can be read', async () => {
    const { id: userId, email: oldEmail } = await account();
    const now = new Date('2026-11-21T15:00:00.000Z');
    const change = { userId, email: 'both@new.test', requestedAt: now, expiresAt: new Date(now.getTime() + 10) };
    await changes().begin(change);
    expect(jobs).toEqual([
      { to: 'new', userId },
      { to: 'old', userId },
    ]);
    await changes().giveLink(change, 'confirm', 'secret-of-the-email');
    const [row] = await source.query<[{ all: string }]>(HASHES);
    expect(row.all).not.toContain('secret-of-the-email');
    await changes().confirm({ token: 'secret-of-the-email' }, now);
    expect(jobs.at(-1)).toMatchObject({ to: 'changed', changed: { oldEmail, email: 'both@new.test' } });
  });
});
