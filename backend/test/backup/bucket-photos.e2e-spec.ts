import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Manifest } from '../../src/platform/backup/archive/manifest.js';
import { makeBackup, type Place } from '../../src/platform/backup/index.js';
import { GcsStandIn } from '../support/gcs-stand-in.js';
import { createEmptyDatabase, createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { contentOf, filesBelow, newFolder, placeWith, restoreInto } from './backup-world.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
const photo = (number: number) => `pictures/${idOf(number)}/256.webp`;

describe('a backup of a place with its photos in a bucket', () => {
  let database: TestDatabase;
  let bucket: GcsStandIn;
  let place: Place;
  let folder: string;
  let file: string;
  const others: GcsStandIn[] = [];

  beforeAll(async () => {
    [database, folder] = [await createStartedDatabase(), await newFolder()];
    bucket = await GcsStandIn.start('film-room', () => NOW);
    bucket.pageSize = 2;
    place = await placeWith(database.url, { GCS_BUCKET: 'film-room', GCS_API_ENDPOINT: bucket.url });
    for (const number of [1, 2, 3, 4, 5]) have(bucket, photo(number), `photo ${Math.min(number, 4)}`);
    have(bucket, `uploads/${idOf(6)}`, 'just sent');
    have(bucket, `uploads/${idOf(7)}`, '');
    have(bucket, 'pictures/team.jpg', 'somebody else’s');
    file = path.join(folder, 'one.recruit');
  });

  afterAll(async () => {
    await Promise.all([database.drop(), bucket.stop(), ...others.map((one) => one.stop())]);
    await rm(folder, { recursive: true, force: true });
  });

  async function another(): Promise<GcsStandIn> {
    const standIn = await GcsStandIn.start('away', () => NOW);
    others.push(standIn);
    return standIn;
  }

  const photosOf = ({ files }: Manifest) => files.filter((one) => !one.path.startsWith('keys/'));

  function have(where: GcsStandIn, name: string, text: string): void {
    where.objects.set(name, { bytes: Buffer.from(text), contentType: 'image/webp', generation: 1 });
  }

  const textsOf = (where: GcsStandIn) => Object.fromEntries([...where.objects].map(([name, { bytes }]) => [name, bytes.toString()]));

  const PHOTOS = {
    ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [photo(number), `photo ${Math.min(number, 4)}`])),
    [`uploads/${idOf(6)}`]: 'just sent',
  };

  it('O-06 holds every photo, each content once, page after page, and nothing of others', async () => {
    const { manifest } = await makeBackup({ place, file, now: NOW });
    expect(
      photosOf(manifest)
        .map((one) => one.path)
        .sort(),
    ).toEqual(Object.keys(PHOTOS).sort());
    expect(new Set(photosOf(manifest).map(({ sha256 }) => sha256)).size).toBe(5);
    expect(manifest.elsewhere).toEqual([]);
    expect(bucket.read.filter((name) => name === photo(1))).toHaveLength(1);
  });

  it('O-06 puts them into the bucket of another place; what is there already is not sent again', async () => {
    const other = await another();
    have(other, 'uploads/readme', 'of the other place');
    const target = await createEmptyDatabase();
    const there = await placeWith(target.url, { GCS_BUCKET: 'away', GCS_API_ENDPOINT: other.url });
    await restoreInto(there, file);
    expect(textsOf(other)).toEqual({ ...PHOTOS, 'uploads/readme': 'of the other place' });
    expect(await contentOf(target.url)).toEqual(await contentOf(database.url));
    // As after a restore that was interrupted: one is missing, one is another.
    other.objects.delete(photo(2));
    have(other, photo(3), 'half');
    other.written.length = 0;
    await restoreInto(there, file, { replace: true });
    expect(other.written.sort()).toEqual([photo(2), photo(3)]);
    expect(textsOf(other)).toEqual({ ...PHOTOS, 'uploads/readme': 'of the other place' });
    await target.drop();
  });

  it('O-06 a place without a bucket gets them as files, and one with a bucket those of files', async () => {
    const target = await createEmptyDatabase();
    const disk = await placeWith(target.url);
    await restoreInto(disk, file);
    const texts = Object.entries(await filesBelow(disk.dataDir)).map(([name, bytes]) => [name, Buffer.from(bytes, 'base64').toString()]);
    expect(Object.fromEntries(texts.filter(([name]) => !name?.startsWith('keys/')))).toEqual(PHOTOS);
    const fromDisk = path.join(folder, 'disk.recruit');
    await makeBackup({ place: disk, file: fromDisk, now: NOW });
    const other = await another();
    const there = await placeWith(target.url, { GCS_BUCKET: 'away', GCS_API_ENDPOINT: other.url });
    await restoreInto(there, fromDisk, { replace: true });
    expect(textsOf(other)).toEqual(PHOTOS);
    expect((await readdir(there.dataDir)).sort()).toEqual(['keys']);
    await target.drop();
  });

  it('O-06 one call that fails is repeated', async () => {
    bucket.failing = 2;
    const { manifest } = await makeBackup({ place, file: path.join(folder, 'again.recruit'), now: NOW });
    expect(photosOf(manifest)).toHaveLength(6);
    expect(bucket.failing).toBe(0);
  });

  it('O-06 a bucket that does not answer is said, with what to do, and leaves no file', async () => {
    bucket.down = true;
    await expect(makeBackup({ place, file: path.join(folder, 'down.recruit'), now: NOW })).rejects.toThrow(
      /^The bucket film-room does not answer \(.*\)\. Try again when it does, or set BACKUP_BUCKET=off/,
    );
    bucket.down = false;
    expect((await readdir(folder)).filter((name) => name.startsWith('down'))).toEqual([]);
  });

  it('O-06 a restore whose bucket does not answer changes nothing', async () => {
    const target = await createStartedDatabase();
    const other = await another();
    const there = await placeWith(target.url, { GCS_BUCKET: 'away', GCS_API_ENDPOINT: other.url });
    await writeFile(path.join(there.dataDir, 'keys', 'note'), 'mine');
    const [rows, files] = [await contentOf(target.url), await filesBelow(there.dataDir)];
    other.down = true;
    await expect(restoreInto(there, file, { replace: true })).rejects.toThrow(/^The bucket away does not answer .*nothing was restored/);
    expect([await contentOf(target.url), await filesBelow(there.dataDir)]).toEqual([rows, files]);
    await target.drop();
  });

  it('O-06 BACKUP_BUCKET=off leaves them out, asks the bucket nothing, and says so', async () => {
    bucket.down = true;
    const env = { GCS_BUCKET: 'film-room', GCS_API_ENDPOINT: bucket.url, BACKUP_BUCKET: 'off' };
    const without = await placeWith(database.url, env);
    // Left from before there was a bucket.
    await mkdir(path.join(without.dataDir, 'pictures'));
    await writeFile(path.join(without.dataDir, 'pictures', 'old'), 'x');
    const { manifest } = await makeBackup({ place: without, file: path.join(folder, 'without.recruit'), now: NOW });
    bucket.down = false;
    expect([photosOf(manifest), manifest.elsewhere]).toEqual([[], ['photos are in the bucket film-room: copy the bucket too']]);
  });
});
