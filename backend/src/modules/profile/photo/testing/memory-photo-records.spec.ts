import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryPhotoRecords } from './memory-photo-records.js';
import { photoRecordsContract } from './photo-records.contract.js';

describe('MemoryPhotoRecords', () => {
  const ids = new SequenceIds();
  let records: MemoryPhotoRecords;

  beforeEach(() => {
    records = new MemoryPhotoRecords();
  });

  photoRecordsContract(() => ({
    records,
    addAccount: async () => ids.next(),
    removeAccount: async (userId) => records.removeAccount(userId),
    photoOf: async (userId) => records.photos.get(userId) ?? null,
    nextId: () => ids.next(),
  }));
});
