import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readConfigOf } from '../../../../../platform/config/read-config-of.js';
import { UploadPlace } from '../../../../../platform/storage/upload-place.js';
import { UploadSigner } from '../../../../../platform/storage/upload-signer.js';
import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import type { UploadTarget } from '../../application/ports/photo-storage.js';
import { photoStorageContract, type PhotoStorageHarness } from '../../testing/photo-storage.contract.js';
import { DiskPhotoStorage } from './disk-photo-storage.js';

async function* pieces(bytes: Buffer, cut: boolean): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) {
    if (cut && at + 65_536 >= bytes.length) throw new Error('aborted');
    yield bytes.subarray(at, at + 65_536);
  }
}

describe('DiskPhotoStorage', () => {
  const clock = new FixedClock();
  let dataDir: string;
  let harness: PhotoStorageHarness;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'recruit-photos-'));
    const config = readConfigOf([], { DATA_DIR: dataDir, SESSION_SECRET: 's'.repeat(32) });
    const signer = new UploadSigner(config);
    const place = new UploadPlace(config);
    /** As the route does it. */
    const receive = async ({ url }: UploadTarget, bytes: Buffer, cut: boolean) => {
      const { pathname, searchParams } = new URL(url);
      const id = pathname.split('/').at(-1) ?? '';
      const { maxBytes } = signer.check(id, Object.fromEntries(searchParams), clock.now());
      await place.receive(id, pieces(bytes, cut), maxBytes);
    };
    harness = {
      storage: new DiskPhotoStorage(config, signer, place),
      now: () => clock.now(),
      pass: (milliseconds) => clock.advance(milliseconds),
      put: (target, bytes) =>
        receive(target, bytes, false).then(
          () => true,
          () => false,
        ),
      putCut: (target, bytes) => receive(target, bytes, true).catch(() => undefined),
      breakDown: async () => {
        for (const name of ['uploads', 'pictures']) {
          await rm(path.join(dataDir, name), { recursive: true, force: true });
          await writeFile(path.join(dataDir, name), 'a file in the way');
        }
      },
    };
  });

  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  photoStorageContract(() => harness);
});
