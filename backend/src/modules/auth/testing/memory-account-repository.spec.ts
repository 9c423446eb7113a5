import { accountRepositoryContract, type AccountRepositoryHarness } from './account-repository.contract.js';
import { MemoryAccountRepository } from './memory-account-repository.js';

describe('MemoryAccountRepository', () => {
  let harness: AccountRepositoryHarness;

  beforeEach(() => {
    const accounts = new MemoryAccountRepository();
    harness = {
      accounts,
      openSession: async (userId) => void accounts.sessions.push(userId),
      countSessions: async (userId) => accounts.sessions.filter((owner) => owner === userId).length,
    };
  });

  accountRepositoryContract(() => harness);
});
