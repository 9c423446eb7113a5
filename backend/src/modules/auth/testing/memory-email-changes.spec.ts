import { accountOf } from './account-of.js';
import { emailChangesContract } from './email-changes.contract.js';
import { MemoryAccountRepository } from './memory-account-repository.js';
import { MemoryEmailChanges } from './memory-email-changes.js';

describe('MemoryEmailChanges', () => {
  const accounts = new MemoryAccountRepository();
  const changes = new MemoryEmailChanges(accounts);

  emailChangesContract(() => ({
    changes,
    account: async () => {
      const account = accountOf();
      await accounts.add(account);
      return account;
    },
    look: async (id) => {
      const account = await accounts.byId(id);
      return { email: account?.email ?? '', isVerified: account?.emailVerifiedAt instanceof Date };
    },
  }));
});
