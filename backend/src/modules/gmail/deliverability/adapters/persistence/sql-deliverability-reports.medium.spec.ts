import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { deliverabilityReportsContract } from '../../testing/deliverability-reports.contract.js';
import { SqlDeliverabilityReports } from './sql-deliverability-reports.js';

describe('reports in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  deliverabilityReportsContract(() => Promise.resolve(new SqlDeliverabilityReports(source)));
});
