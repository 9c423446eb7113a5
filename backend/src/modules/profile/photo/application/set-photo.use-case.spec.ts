import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { NotAPicture, UploadMissing, UploadTaken, UploadTooOld } from '../domain/photo-errors.js';
import { MemoryPhotoRecords } from '../testing/memory-photo-records.js';
import { MemoryPhotoStorage } from '../testing/memory-photo-storage.js';
import { PlainPhotoEditor } from '../testing/plain-photo-editor.js';
import { IssuePhotoUpload } from './issue-photo-upload.use-case.js';
import { RemovePhoto } from './remove-photo.use-case.js';
import { SetPhoto } from './set-photo.use-case.js';
import { SweepPhotos } from './sweep-photos.use-case.js';

const MARCUS = 'marcus';
const HOUR_MS = 3_600_000;

describe('the photo of a profile', () => {
  let clock: FixedClock;
  let storage: MemoryPhotoStorage;
  let records: MemoryPhotoRecords;
  let issue: IssuePhotoUpload;
  let set: SetPhoto;

  beforeEach(() => {
    clock = new FixedClock();
    const ids = new SequenceIds();
    storage = new MemoryPhotoStorage();
    records = new MemoryPhotoRecords();
    issue = new IssuePhotoUpload(storage, records, clock, ids);
    set = new SetPhoto(storage, records, new PlainPhotoEditor(), clock, ids);
  });

  async function uploaded(bytes = 'photo'): Promise<string> {
    const target = await issue.run(MARCUS, 'http://recruit.test');
    storage.put(target, Buffer.from(bytes), clock.now());
    return target.url;
  }

  const shownId = () => records.photos.get(MARCUS)?.split('/')[3] ?? '';

  it('P-05 P-06 becomes what was uploaded; the upload and the picture before are deleted', async () => {
    await set.run(MARCUS, await uploaded('first'));
    const first = shownId();
    const address = await uploaded('second');
    await set.run(MARCUS, address);
    expect(String(await storage.picture(shownId(), 128))).toBe('second128');
    expect(await storage.picture(first, 512)).toBeNull();
    expect(await records.picturesToDelete(clock.now())).toEqual([]);
    await expect(storage.uploaded(address.split('/').at(-1)?.split('?')[0] ?? '')).resolves.toBeNull();
  });

  it('P-05 P-07 a storage that is down changes nothing, and the same upload works afterwards', async () => {
    const address = await uploaded();
    storage.down = true;
    await expect(set.run(MARCUS, address)).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(records.photos.size).toBe(0);
    storage.down = false;
    await set.run(MARCUS, address);
    expect(records.photos.size).toBe(1);
  });

  it('P-06 a file that is no picture is deleted and cannot be named again', async () => {
    const address = await uploaded('text');
    await expect(set.run(MARCUS, address)).rejects.toThrow(NotAPicture);
    await expect(set.run(MARCUS, address)).rejects.toThrow(UploadTaken);
    expect(records.photos.size).toBe(0);
  });

  it('P-05 says whether an upload has not come yet or never will', async () => {
    const { url } = await issue.run(MARCUS, 'http://recruit.test');
    await expect(set.run(MARCUS, url)).rejects.toThrow(UploadMissing);
    clock.advance(HOUR_MS);
    await expect(set.run(MARCUS, url)).rejects.toThrow(UploadTooOld);
    await expect(set.run(MARCUS, url)).rejects.toThrow('Request has expired');
  });

  it('P-06 what could not be deleted is swept away later', async () => {
    await set.run(MARCUS, await uploaded());
    const id = shownId();
    storage.down = true;
    await new RemovePhoto(storage, records, clock).run(MARCUS);
    expect(records.photos.size).toBe(0);
    storage.down = false;
    expect(await storage.picture(id, 512)).not.toBeNull();
    await uploaded('never taken');
    clock.advance(HOUR_MS);
    await new SweepPhotos(storage, records, clock).run();
    expect(await storage.picture(id, 512)).toBeNull();
    expect(await records.uploadsExpiredBefore(clock.now())).toEqual([]);
  });
});
