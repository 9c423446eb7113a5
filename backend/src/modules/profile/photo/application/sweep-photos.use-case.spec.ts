import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';
import { MemoryPhotoRecords } from '../testing/memory-photo-records.js';
import { MemoryPhotoStorage } from '../testing/memory-photo-storage.js';
import { SweepPhotos } from './sweep-photos.use-case.js';

describe('files of photos that nobody needs', () => {
  let clock: FixedClock;
  let storage: MemoryPhotoStorage;
  let records: MemoryPhotoRecords;
  let sweep: SweepPhotos;

  beforeEach(() => {
    clock = new FixedClock();
    storage = new MemoryPhotoStorage();
    records = new MemoryPhotoRecords();
    sweep = new SweepPhotos(storage, records, clock);
  });

  async function picture(id: string, keepUntil: Date): Promise<void> {
    await storage.save(id, [{ size: 128, bytes: Buffer.from(id) }]);
    await records.addPicture(id, 'marcus', keepUntil);
  }

  it('P-06 the pictures of an account that is gone go, those that are shown stay', async () => {
    await picture('shown', clock.now());
    await records.show({ id: 'shown', uploadId: 'none', userId: 'marcus', address: '/pictures/shown' }, clock.now());
    await sweep.run();
    expect(await storage.picture('shown', 128)).not.toBeNull();
    records.removeAccount('marcus');
    await sweep.run();
    expect(await storage.picture('shown', 128)).toBeNull();
    expect(await records.picturesToDelete(clock.now())).toEqual([]);
  });

  it('P-06 an upload that was never taken goes when its time of grace is over, and not before', async () => {
    const expiresAt = clock.now();
    const target = await storage.issue({ uploadId: 'upload', now: clock.now(), expiresAt, origin: 'https://recruit.test' });
    await records.addUpload({ id: 'upload', userId: 'marcus', address: target.url, expiresAt });
    clock.advance(PHOTO_LIMITS.graceMs);
    await sweep.run();
    expect(await records.uploadsExpiredBefore(new Date(8.64e15))).toEqual(['upload']);
    clock.advance(1);
    await sweep.run();
    expect(await records.uploadsExpiredBefore(new Date(8.64e15))).toEqual([]);
  });

  it('P-07 a storage that is down loses no row: the next round does the rest', async () => {
    await picture('replaced', clock.now());
    storage.down = true;
    await expect(sweep.run()).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await records.picturesToDelete(clock.now())).toEqual(['replaced']);
    storage.down = false;
    await sweep.run();
    expect([await storage.picture('replaced', 128), await records.picturesToDelete(clock.now())]).toEqual([null, []]);
  });
});
