import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { filmClipRepositoryContract, type FilmClipRepositoryHarness } from './film-clip-repository.contract.js';
import { MemoryFilmClipRepository } from './memory-film-clip-repository.js';

describe('MemoryFilmClipRepository', () => {
  let harness: FilmClipRepositoryHarness;

  beforeEach(() => {
    const ids = new SequenceIds();
    const clips = new MemoryFilmClipRepository();
    harness = {
      clips,
      addAccount: async () => ids.next(),
      setFilmLink: async (userId, url) => void clips.filmLinks.set(userId, url),
      nextId: () => ids.next(),
    };
  });

  filmClipRepositoryContract(() => harness);
});
