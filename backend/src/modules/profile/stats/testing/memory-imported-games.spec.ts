import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { importedGamesContract, type ImportedGamesHarness } from './imported-games.contract.js';
import { MemoryGameRepository } from './memory-game-repository.js';
import { MemoryImportedGames } from './memory-imported-games.js';

describe('MemoryImportedGames', () => {
  let harness: ImportedGamesHarness;

  beforeEach(() => {
    const ids = new SequenceIds();
    const games = new MemoryGameRepository();
    const nextId = () => ids.next();
    harness = { imports: new MemoryImportedGames(games, ids), games, addAccount: async () => ids.next(), nextId };
  });

  importedGamesContract(() => harness);
});
