import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { nameKey } from '../../directory/domain/name-key.js';
import { importStoreContract } from './import-store.contract.js';
import { MemoryImportStore } from './memory-import-store.js';

describe('imports in memory', () => {
  const ids = new SequenceIds();

  importStoreContract(() => {
    const store = new MemoryImportStore();
    return Promise.resolve({
      store,
      impatient: store.withPatience(20),
      schoolId: (name: string) => Promise.resolve(store.schoolId(nameKey(name))),
      nextId: () => ids.next(),
    });
  });
});
