import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeBackup, type Place } from '../../src/platform/backup/index.js';
import { createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { contentOf, filesBelow, newFolder, placeWith, restoreInto } from './backup-world.js';

/** Two folders on different file systems: the memory and the disk. */
async function otherDiskThan(folder: string): Promise<string> {
  const candidates = ['/dev/shm', path.resolve(import.meta.dirname, '../../..'), tmpdir()];
  const { dev } = await stat(folder);
  for (const one of candidates) if ((await stat(one)).dev !== dev) return mkdtemp(path.join(one, '.recruit-other-'));
  throw new Error('this computer has one file system');
}

describe('photos on a disk of their own, by a link in DATA_DIR', () => {
  let database: TestDatabase;
  let place: Place;
  let other: string;
  let file: string;

  beforeAll(async () => {
    database = await createStartedDatabase();
    place = await placeWith(database.url);
    other = await otherDiskThan(place.dataDir);
    await mkdir(path.join(other, 'athlete'));
    await writeFile(path.join(other, 'athlete', 'square.webp'), 'a photo');
    await symlink(other, path.join(place.dataDir, 'pictures'));
    file = path.join(await newFolder(), 'elsewhere.recruit');
  });

  afterAll(async () => {
    await rm(other, { recursive: true, force: true });
    await database.drop();
  });

  it('O-06 are in the backup, though no second name can hold them', async () => {
    const { manifest } = await makeBackup({ place, file, now: new Date() });
    expect(manifest.files.map(({ path: name }) => name)).toContain('pictures/athlete/square.webp');
    const fresh = await createStartedDatabase();
    const restored = await placeWith(fresh.url);
    await restoreInto(restored, file, { replace: true });
    expect(await readFile(path.join(restored.dataDir, 'pictures', 'athlete', 'square.webp'), 'utf8')).toBe('a photo');
    await fresh.drop();
  });

  it('O-06 a restore that would put a folder in the place of the link is refused before anything changes', async () => {
    const [rows, files] = [await contentOf(database.url), await filesBelow(place.dataDir)];
    await expect(restoreInto(place, file, { replace: true })).rejects.toThrow(
      /^Nothing was restored: \S+\/pictures is a link or a disk of its own, .* Let DATA_DIR as a whole be there, then restore again\.$/,
    );
    expect([await contentOf(database.url), await filesBelow(place.dataDir)]).toEqual([rows, files]);
  });
});
