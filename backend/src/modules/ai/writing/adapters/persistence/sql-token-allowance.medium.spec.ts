import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import type { AiConfig } from '../../config/ai-config.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { CONTRACT_LIMIT, tokenAllowanceContract } from '../../testing/token-allowance.contract.js';
import { SqlTokenAllowance } from './sql-token-allowance.js';

describe('the allowance in the database', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  tokenAllowanceContract(async () => {
    const userId = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [
      userId,
      userId,
    ]);
    const config = { dailyTokensPerUser: CONTRACT_LIMIT } as AiConfig;
    return { allowance: new SqlTokenAllowance(source, config), userId };
  });
});
