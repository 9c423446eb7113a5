import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryNextGameRepository } from './memory-next-game-repository.js';
import { nextGameRepositoryContract, type NextGameRepositoryHarness } from './next-game-repository.contract.js';

describe('MemoryNextGameRepository', () => {
  let harness: NextGameRepositoryHarness;

  beforeEach(() => {
    const ids = new SequenceIds();
    const games = new MemoryNextGameRepository();
    harness = {
      games,
      addAccount: async () => ids.next(),
      setHomeState: async (userId, state) => void games.homeStates.set(userId, state),
      nextId: () => ids.next(),
    };
  });

  nextGameRepositoryContract(() => harness);
});
