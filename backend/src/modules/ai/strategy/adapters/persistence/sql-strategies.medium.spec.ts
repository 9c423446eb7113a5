import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { STRATEGY_ACTIVITIES } from '../../domain/strategy-activities.js';
import { strategiesContract } from '../../testing/strategies.contract.js';
import { SqlStrategies } from './sql-strategies.js';

describe('plans in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

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
