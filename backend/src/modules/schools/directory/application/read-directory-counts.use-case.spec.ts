import { DirectorySize, type DirectoryCounts } from './ports/directory-size.js';
import { ReadDirectoryCounts } from './read-directory-counts.use-case.js';

class Size extends DirectorySize {
  asked = 0;
  failing = false;

  async count(): Promise<DirectoryCounts> {
    this.asked += 1;
    if (this.failing) throw new Error('The database is away');
    return { total: this.asked, D1: 0, D2: 0, D3: 0 };
  }
}

describe('how many programs there are', () => {
  const size = () => new Size();
  const at = { ms: 0, now: () => new Date(at.ms) };

  it('S-03 counts at most once a minute, also for many who ask at once', async () => {
    const counted = size();
    const read = new ReadDirectoryCounts(counted, at);
    const all = await Promise.all([read.run(), read.run(), read.run()]);
    expect(all.map(({ total }) => total)).toEqual([1, 1, 1]);
    at.ms += 59_999;
    expect((await read.run()).total).toBe(1);
    at.ms += 1;
    expect((await read.run()).total).toBe(2);
  });

  it('S-03 keeps no failure', async () => {
    const counted = size();
    const read = new ReadDirectoryCounts(counted, at);
    counted.failing = true;
    await expect(read.run()).rejects.toThrow('away');
    counted.failing = false;
    expect((await read.run()).total).toBe(2);
  });
});
