import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryPhotoStorage } from './memory-photo-storage.js';
import { photoStorageContract } from './photo-storage.contract.js';

describe('MemoryPhotoStorage', () => {
  const clock = new FixedClock();
  let storage: MemoryPhotoStorage;

  beforeEach(() => {
    storage = new MemoryPhotoStorage();
  });

  photoStorageContract(() => ({
    storage,
    now: () => clock.now(),
    pass: (milliseconds) => clock.advance(milliseconds),
    put: async (target, bytes) => storage.put(target, bytes, clock.now()),
    putCut: async () => undefined,
    breakDown: async () => {
      storage.down = true;
    },
  }));
});
