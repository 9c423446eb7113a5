import { MemorySuppressions } from './memory-suppressions.js';
import { suppressionsContract } from './suppressions.contract.js';

describe('addresses that get no more email, in memory', () => {
  suppressionsContract(async () => {
    const suppressions = new MemorySuppressions();
    return {
      suppressions,
      userId: 'marcus',
      otherId: 'maya',
      bounced: async (userId, key) => suppressions.bounced(userId, key),
      optedOut: async (key) => suppressions.optedOut(key),
    };
  });
});
