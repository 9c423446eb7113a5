import { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { STRATEGY_ACTIVITIES } from '../../domain/strategy-activities.js';
import { strategiesContract } from '../../testing/strategies.contract.js';
import { SqlStrategies } from './sql-strategies.js';

describe('plans in PostgreSQL', () => {
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

  strategiesContract(async () => ({
    strategies: new SqlStrategies(source, new ActivityRecord(source, new RandomIds(), new ActivityKinds(STRATEGY_ACTIVITIES))),
    userId: await athlete(),
    otherId: await athlete(),
    nextId: () => v7(),
  }));
});
