import { MemoryPhotoRecords } from '../testing/memory-photo-records.js';
import { MemoryPhotoStorage } from '../testing/memory-photo-storage.js';
import { ErasePhotos } from './erase-photos.use-case.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-21T16:00:00.000Z');

describe('the photos of an account that is gone', () => {
  let storage: MemoryPhotoStorage;
  let records: MemoryPhotoRecords;
  let erase: ErasePhotos;

  beforeEach(async () => {
    storage = new MemoryPhotoStorage();
    records = new MemoryPhotoRecords();
    erase = new ErasePhotos(storage, records);
    for (const id of ['shown', 'other']) {
      await storage.save(id, [{ size: 128, bytes: Buffer.from(id) }]);
      await records.addPicture(id, `owner of ${id}`, NOW);
    }
    const target = await storage.issue({ uploadId: 'upload', now: NOW, expiresAt: LATER, origin: 'https://recruit.test' });
    storage.put(target, Buffer.from('photo'), NOW);
    await records.addUpload({ id: 'upload', userId: 'marcus', address: target.url, expiresAt: LATER });
  });

  it('U-04 its pictures and uploads go, and nobody else’s', async () => {
    await erase.run({ pictures: ['shown'], uploads: ['upload'] });
    expect([await storage.picture('shown', 128), await storage.uploaded('upload')]).toEqual([null, null]);
    expect(String(await storage.picture('other', 128))).toBe('other');
    expect(await records.picturesToDelete(NOW)).toEqual(['other']);
  });

  it('U-04 while the storage is down the rows stay, so that it can be done again, and twice does no harm', async () => {
    storage.down = true;
    await expect(erase.run({ pictures: ['shown'], uploads: ['upload'] })).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await records.picturesToDelete(NOW)).toContain('shown');
    storage.down = false;
    for (let times = 0; times < 2; times += 1) await erase.run({ pictures: ['shown'], uploads: ['upload'] });
    expect(await records.picturesToDelete(NOW)).not.toContain('shown');
  });

  it('P-06 the address of an upload takes no second picture until it ends', async () => {
    await erase.run({ pictures: [], uploads: ['upload'] });
    const again = await storage.issue({ uploadId: 'upload', now: NOW, expiresAt: LATER, origin: 'https://recruit.test' });
    expect(storage.put(again, Buffer.from('another'), NOW)).toBe(false);
    expect(await records.uploadsExpiredBefore(new Date(LATER.getTime() + 1))).toEqual(['upload']);
  });
});
