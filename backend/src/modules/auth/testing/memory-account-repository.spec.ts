import { accountRepositoryContract, type AccountRepositoryHarness } from './account-repository.contract.js';
import { MemoryAccountRepository } from './memory-account-repository.js';

describe('MemoryAccountRepository', () => {
  let harness: AccountRepositoryHarness;

  beforeEach(() => {
    const accounts = new MemoryAccountRepository();
    harness = {
      accounts,
      openSession: async (userId) => {
        const id = `session ${accounts.sessions.length}`;
        accounts.sessions.push({ id, userId });
        return id;
      },
      countSessions: async (userId) => accounts.sessions.filter((session) => session.userId === userId).length,
    };
  });

  accountRepositoryContract(() => harness);
});
