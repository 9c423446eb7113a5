import { Writable } from 'node:stream';

import type { StoredObjects } from '../../storage/stored-objects.js';
import { ArchiveWriter } from '../archive/archive-writer.js';
import { BucketFiles } from './bucket-files.js';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const photo = (number: number) => `pictures/${idOf(number)}/256.webp`;

/** A bucket that counts what is under way and what was read but not yet asked for. */
class CountingBucket implements StoredObjects {
  underWay = 0;
  most = 0;

  constructor(private readonly names: string[]) {}

  async *list(prefix: string) {
    for (const name of this.names.filter((one) => one.startsWith(prefix))) yield { name, md5: null };
  }

  async read(name: string): Promise<Buffer | null> {
    this.underWay += 1;
    this.most = Math.max(this.most, this.underWay);
    await new Promise((resume) => setImmediate(resume));
    this.underWay -= 1;
    return name.includes('999.webp') ? null : Buffer.from(name);
  }

  write(): Promise<void> {
    return Promise.reject(new Error('a backup writes nothing into the bucket'));
  }
}

const nowhere = () => new ArchiveWriter(new Writable({ write: (_chunk, _encoding, done) => done() }));

describe('photos of a bucket in a backup', () => {
  it('O-06 reads a few ahead and never all, so that memory does not grow with the bucket', async () => {
    const bucket = new CountingBucket(Array.from({ length: 200 }, (_, at) => photo(at)));
    const told: number[] = [];
    const files = await new BucketFiles('film-room', bucket).writeTo(nowhere(), (done) => told.push(done));
    expect(files.map(({ path }) => path)).toEqual(Array.from({ length: 200 }, (_, at) => photo(at)));
    expect(bucket.most).toBeGreaterThan(1);
    expect(bucket.most).toBeLessThanOrEqual(8);
    expect(told).toEqual(Array.from({ length: 200 }, (_, at) => at));
  });

  it('O-06 leaves out what is not its own, and what was removed since the list was read', async () => {
    const gone = `pictures/${idOf(7)}/999.webp`;
    const names = [photo(1), gone, 'pictures/team.jpg', 'pictures/../keys/x', `uploads/${idOf(2)}`, 'uploads/readme', 'other/x'];
    const files = await new BucketFiles('film-room', new CountingBucket(names)).writeTo(nowhere(), () => undefined);
    expect(files.map(({ path }) => path)).toEqual([photo(1), `uploads/${idOf(2)}`]);
  });
});
