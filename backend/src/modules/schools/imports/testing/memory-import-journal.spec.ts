import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { importJournalContract } from './import-journal.contract.js';
import { MemoryImportJournal } from './memory-import-journal.js';

describe('MemoryImportJournal', () => {
  importJournalContract(async () => {
    const [journal, ids] = [new MemoryImportJournal(), new SequenceIds()];
    return {
      journal,
      addAdmin: async () => ids.next(),
      nextId: () => ids.next(),
      kept: async () => journal.entries,
      messages: async (id) => (journal.entries.find((entry) => entry.id === id)?.issues ?? []).map(({ message }) => message),
    };
  });
});
