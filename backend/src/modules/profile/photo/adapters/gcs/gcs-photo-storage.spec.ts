import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { GcsStandIn } from '../../../../../../test/support/gcs-stand-in.js';
import { readConfigOf } from '../../../../../platform/config/read-config-of.js';
import { GcsBucket } from '../../../../../platform/storage/gcs-bucket.js';
import type { UploadTarget } from '../../application/ports/photo-storage.js';
import { photoStorageContract } from '../../testing/photo-storage.contract.js';
import { GcsPhotoStorage } from './gcs-photo-storage.js';

const BUCKET = 'recruit-photos';

describe('GcsPhotoStorage', () => {
  // The signing library looks at the real clock too and refuses to sign for the past.
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  let folder: string;
  let bucket: GcsStandIn;
  let storage: GcsPhotoStorage;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'recruit-gcs-'));
    bucket = await GcsStandIn.start(BUCKET, now);
    const keyFile = path.join(folder, 'key.json');
    await writeFile(keyFile, JSON.stringify(bucket.credentials));
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = keyFile;
    const gcs = { GCS_BUCKET: BUCKET, GCS_API_ENDPOINT: bucket.url };
    storage = new GcsPhotoStorage(new GcsBucket(readConfigOf([], { DATA_DIR: folder, ...gcs })));
  });

  beforeEach(() => {
    bucket.down = false;
    bucket.objects.clear();
  });

  afterAll(async () => {
    delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function put({ url, headers }: UploadTarget, bytes: Buffer): Promise<boolean> {
    const { ok } = await fetch(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg', ...headers }, body: bytes });
    return ok;
  }

  function putCut({ url, headers }: UploadTarget, bytes: Buffer): Promise<void> {
    return new Promise((done) => {
      const sending = request(url, { method: 'PUT', headers: { ...headers, 'content-length': bytes.length } });
      sending.on('error', () => undefined).on('close', () => done());
      sending.write(bytes.subarray(0, 3), () => sending.destroy());
    });
  }

  photoStorageContract(() => ({
    storage,
    now,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    put,
    putCut,
    breakDown: async () => {
      bucket.down = true;
    },
  }));

  it('P-07 signs the permitted length and that nothing is written over into the address', async () => {
    const order = { uploadId: 'one', now: now(), expiresAt: new Date(now().getTime() + 60_000), origin: '' };
    const target = await storage.issue(order);
    const signed = new URL(target.url).searchParams.get('X-Goog-SignedHeaders');
    expect(signed).toBe('host;x-goog-content-length-range;x-goog-if-generation-match');
    expect(target.headers).toEqual({ 'x-goog-content-length-range': '1,5242880', 'x-goog-if-generation-match': '0' });
    const bytes = Buffer.from('photo');
    for (const [name, value] of [
      ['x-goog-content-length-range', '1,99999999'],
      ['x-goog-if-generation-match', '7'],
    ]) {
      expect(await put({ ...target, headers: { ...target.headers, [name!]: value! } }, bytes)).toBe(false);
    }
    expect(await put({ ...target, headers: {} }, bytes)).toBe(false);
    expect(await put({ ...target, url: target.url.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }, bytes)).toBe(false);
    expect(await put(target, bytes)).toBe(true);
  });

  it('P-07 keeps pictures as WebP, and all of them in the bucket', async () => {
    const small = { size: 128, bytes: Buffer.from([1]) };
    await storage.save('abc', [{ size: 512, bytes: Buffer.from([0, 13, 10, 13, 10, 255]) }, small]);
    expect(bucket.objects.get('pictures/abc/512.webp')).toMatchObject({ contentType: 'image/webp' });
    expect(await storage.picture('abc', 512)).toEqual(Buffer.from([0, 13, 10, 13, 10, 255]));
    expect(await storage.picture('abc', 128)).toEqual(small.bytes);
  });
});
