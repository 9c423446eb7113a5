import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import { MemoryProfileShareRepository } from './memory-profile-share-repository.js';
import { profileShareRepositoryContract, type ProfileShareRepositoryHarness } from './profile-share-repository.contract.js';

describe('MemoryProfileShareRepository', () => {
  let harness: ProfileShareRepositoryHarness;

  beforeEach(() => {
    const ids = new SequenceIds();
    const shares = new MemoryProfileShareRepository();
    const addAccount = async (firstName: string) => {
      const id = ids.next();
      shares.athletes.set(id, {
        ...EMPTY_PROFILE,
        firstName,
        email: id,
        profileImageUrl: null,
        clips: [],
        coachWords: [],
        games: [],
        nextGames: [],
      });
      return id;
    };
    harness = { shares, addAccount, nextId: () => ids.next() };
  });

  profileShareRepositoryContract(() => harness);
});
