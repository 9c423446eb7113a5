import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { gameRepositoryContract, type GameRepositoryHarness } from './game-repository.contract.js';
import { mergedGamesContract } from './merged-games.contract.js';
import { MemoryGameRepository } from './memory-game-repository.js';

describe('MemoryGameRepository', () => {
  let harness: GameRepositoryHarness;

  beforeEach(() => {
    const ids = new SequenceIds();
    const nextId = () => ids.next();
    harness = { games: new MemoryGameRepository(ids), addAccount: async () => ids.next(), nextId };
  });

  gameRepositoryContract(() => harness);
  mergedGamesContract(() => harness);
});
