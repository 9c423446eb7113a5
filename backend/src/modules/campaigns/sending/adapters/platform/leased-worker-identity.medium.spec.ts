import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { ProcessLease } from '../../../../../platform/jobs/process-lease.js';
import type { Log } from '../../../../../platform/logging/log.js';
import { workerIdentityContract } from '../../testing/worker-identity.contract.js';
import { LeasedWorkerIdentity } from './leased-worker-identity.js';

const SILENT: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe('processes by their locks in PostgreSQL', () => {
  let database: TestDatabase;
  let lease: ProcessLease;

  beforeAll(async () => {
    database = await createTestDatabase();
    lease = newLease();
  });

  afterAll(async () => {
    await lease.onApplicationShutdown();
    await database.drop();
  });

  const config = () => ({ databaseUrl: database.url, databaseDirectUrl: database.url, role: 'all' }) as AppConfig;
  const newLease = () => new ProcessLease(config(), SILENT);

  workerIdentityContract(() => ({
    worker: new LeasedWorkerIdentity(lease),
    other: async () => {
      const another = newLease();
      return { id: await another.id(), stop: () => another.onApplicationShutdown() };
    },
  }));
});
