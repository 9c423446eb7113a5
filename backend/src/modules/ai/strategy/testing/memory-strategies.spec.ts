import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryStrategies } from './memory-strategies.js';
import { strategiesContract } from './strategies.contract.js';

describe('plans in memory', () => {
  strategiesContract(async () => {
    const ids = new SequenceIds();
    return { strategies: new MemoryStrategies(), userId: 'marcus', otherId: 'maya', nextId: () => ids.next() };
  });
});
