import { randomUUID } from 'node:crypto';

import type { PhotoStorage, UploadTarget } from '../application/ports/photo-storage.js';
import { PHOTO_LIMITS } from '../domain/photo-limits.js';

export interface PhotoStorageHarness {
  storage: PhotoStorage;
  now(): Date;
  /** PUTs as a browser does; returns whether it was accepted. */
  put(target: UploadTarget, bytes: Buffer): Promise<boolean>;
  /** The connection breaks before the last byte. */
  putCut(target: UploadTarget, bytes: Buffer): Promise<void>;
  /** Time passes, for the storage too. */
  pass(milliseconds: number): void;
  /** From now on the storage does not answer. */
  breakDown(): Promise<void>;
}

const BYTES = Buffer.from('the bytes of a photo');
const OTHER = Buffer.from('other bytes');

/** What every PhotoStorage does; run on the fake, on a folder and on a bucket. */
export function photoStorageContract(harness: () => PhotoStorageHarness): void {
  async function issued(): Promise<{ uploadId: string; target: UploadTarget }> {
    const uploadId = randomUUID();
    const now = harness().now();
    const expiresAt = new Date(now.getTime() + 60_000);
    const target = await harness().storage.issue({ uploadId, now, expiresAt, origin: 'http://recruit.test' });
    return { uploadId, target };
  }

  it('P-07 takes one file for an address and gives it out', async () => {
    const { storage, put } = harness();
    const { uploadId, target } = await issued();
    expect(await storage.uploaded(uploadId)).toBeNull();
    expect(await put(target, BYTES)).toBe(true);
    expect(await storage.uploaded(uploadId)).toEqual(BYTES);
    expect(await put(target, OTHER)).toBe(false);
    expect(await storage.uploaded(uploadId)).toEqual(BYTES);
  });

  it('P-07 keeps an address spent after its file was taken out', async () => {
    const { storage, put } = harness();
    const { uploadId, target } = await issued();
    await storage.discard(uploadId);
    await put(target, BYTES);
    await storage.discard(uploadId);
    expect(await storage.uploaded(uploadId)).toBeNull();
    expect(await put(target, OTHER)).toBe(false);
    expect(await storage.uploaded(uploadId)).toBeNull();
    await storage.forget(uploadId);
    await storage.forget(uploadId);
  });

  it('P-05 takes 1 to 5,242,880 bytes', async () => {
    const { storage, put } = harness();
    const { uploadId, target } = await issued();
    expect(await put(target, Buffer.alloc(0))).toBe(false);
    expect(await put(target, Buffer.alloc(PHOTO_LIMITS.maxBytes + 1))).toBe(false);
    expect(await storage.uploaded(uploadId)).toBeNull();
    expect(await put(target, Buffer.alloc(PHOTO_LIMITS.maxBytes))).toBe(true);
    expect((await storage.uploaded(uploadId))?.length).toBe(PHOTO_LIMITS.maxBytes);
  });

  it('P-05 keeps nothing of a cut upload, which does not spend the address', async () => {
    const { storage, put, putCut } = harness();
    const { uploadId, target } = await issued();
    await putCut(target, BYTES);
    expect(await storage.uploaded(uploadId)).toBeNull();
    expect(await put(target, BYTES)).toBe(true);
  });

  it('P-07 takes nothing for an address that expired or was changed', async () => {
    const { put, pass } = harness();
    const { target: expired } = await issued();
    pass(61_000);
    expect(await put(expired, BYTES)).toBe(false);
    const { target } = await issued();
    const other = await issued();
    const swapped = target.url.replace(/uploads\/[^?]+/, `uploads/${other.uploadId}`);
    expect(await put({ ...target, url: swapped }, BYTES)).toBe(false);
    expect(await put(target, BYTES)).toBe(true);
  });

  it('P-07 gives every upload an address of its own, also without its query', async () => {
    const addresses = [(await issued()).target, (await issued()).target].map(({ url }) => url.split('?')[0]);
    expect(new Set(addresses).size).toBe(2);
  });

  it('P-06 keeps the squares of a picture and deletes them', async () => {
    const { storage } = harness();
    const [id, other] = [randomUUID(), randomUUID()];
    for (const one of [id, other]) {
      await storage.save(
        one,
        PHOTO_LIMITS.sizes.map((size) => ({ size, bytes: Buffer.from(`${one} ${size}`) })),
      );
    }
    expect(String(await storage.picture(id, 512))).toBe(`${id} 512`);
    expect(String(await storage.picture(id, 128))).toBe(`${id} 128`);
    await storage.remove(id);
    await storage.remove(id);
    expect([await storage.picture(id, 512), await storage.picture(id, 128)]).toEqual([null, null]);
    expect(String(await storage.picture(other, 512))).toBe(`${other} 512`);
  });

  it('P-07 says that it does not answer', async () => {
    const { storage, put, breakDown } = harness();
    const { uploadId, target } = await issued();
    await put(target, BYTES);
    await breakDown();
    const down = { code: 'storage_unavailable', kind: 'unavailable' };
    await expect(storage.uploaded(uploadId)).rejects.toMatchObject(down);
    await expect(storage.save('picture-of-nobody', [{ size: 512, bytes: BYTES }])).rejects.toMatchObject(down);
    await expect(storage.picture('picture-of-nobody', 512)).rejects.toMatchObject(down);
  }, 60_000);
}
