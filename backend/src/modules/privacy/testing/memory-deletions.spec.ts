import { SequenceIds } from '../../../shared-kernel/testing/sequence-ids.js';
import { deletionsContract } from './deletions.contract.js';
import { MemoryDeletions } from './memory-deletions.js';

describe('MemoryDeletions', () => {
  const ids = new SequenceIds();
  let deletions: MemoryDeletions;

  beforeEach(() => (deletions = new MemoryDeletions()));

  deletionsContract(() => ({
    deletions,
    account: async ({ isAdmin } = {}) => {
      const id = ids.next();
      deletions.add(id, `athlete ${id}`, isAdmin);
      return { id, username: `athlete ${id}` };
    },
    exists: async (id) => deletions.accounts.has(id),
  }));
});
