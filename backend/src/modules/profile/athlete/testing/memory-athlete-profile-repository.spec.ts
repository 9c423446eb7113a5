import { athleteProfileRepositoryContract, type AthleteProfileRepositoryHarness } from './athlete-profile-repository.contract.js';
import { MemoryAthleteProfileRepository } from './memory-athlete-profile-repository.js';

describe('MemoryAthleteProfileRepository', () => {
  let harness: AthleteProfileRepositoryHarness;

  beforeEach(() => {
    const profiles = new MemoryAthleteProfileRepository();
    let accounts = 0;
    harness = {
      profiles,
      addAccount: async () => `athlete ${(accounts += 1)}`,
      stored: async (userId) => profiles.stored.get(userId),
    };
  });

  athleteProfileRepositoryContract(() => harness);
});
