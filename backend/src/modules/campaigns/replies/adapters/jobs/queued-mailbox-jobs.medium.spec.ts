import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import type { Log } from '../../../../../platform/logging/log.js';
import { MAILBOX_QUEUE } from '../../../ledger/index.js';
import { mailboxJobsContract } from '../../testing/mailbox-jobs.contract.js';
import { QueuedMailboxJobs } from './queued-mailbox-jobs.js';

const SILENT: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const WAITING = `select singleton_key as "userId" from pgboss.job where name = $1 and state = 'created'`;

describe('mailbox jobs in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;
  let queue: JobQueue;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    queue = new JobQueue({ databaseDirectUrl: database.url, role: 'web' } as AppConfig, SILENT);
    queue.register(MAILBOX_QUEUE, async () => undefined);
    await queue.start();
  });

  afterAll(async () => {
    await queue.beforeApplicationShutdown();
    await source.destroy();
    await database.drop();
  });

  mailboxJobsContract(async () => ({
    jobs: new QueuedMailboxJobs(queue),
    waiting: async () => (await source.query<{ userId: string }[]>(WAITING, [MAILBOX_QUEUE])).map(({ userId }) => userId),
  }));
});
