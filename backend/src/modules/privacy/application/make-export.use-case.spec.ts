import type { ExportFile } from '../domain/data-export.js';
import type { UserFiles } from '../queries/user-files.query.js';
import { ListingArchiver } from '../testing/listing-archiver.js';
import { MemoryDataExports } from '../testing/memory-data-exports.js';
import { MakeExport } from './make-export.use-case.js';

const PART_BYTES = 256 * 1024;

describe('a copy of the own data', () => {
  let exports: MemoryDataExports;
  let contents: (Buffer | string)[];
  let broken: Error | null;

  beforeEach(() => {
    exports = new MemoryDataExports();
    contents = ['one', 'two'];
    broken = null;
  });

  const make = () => {
    const asFile = (content: Buffer | string, at: number): ExportFile => ({
      name: `${at}.json`,
      content: async function* () {
        if (broken) throw broken;
        yield content;
      },
    });
    const files: Partial<UserFiles> = { read: (_userId, work) => work(contents.map(asFile)) };
    return new MakeExport(exports, files as UserFiles, new ListingArchiver()).run('marcus');
  };
  const copy = () => exports.byId('copy');

  it('U-05 is made of all files, and is ready with all its steps', async () => {
    exports.ask('marcus', 'copy', 2);
    await make();
    expect(copy()).toMatchObject({ state: 'ready', stepsDone: 2 });
    expect(Buffer.concat(copy()?.parts ?? []).toString()).toMatch(/one[^]*two/);
  });

  it('U-05 is kept in parts, however large it is', async () => {
    contents = [Buffer.alloc(PART_BYTES, 'a'), Buffer.alloc(PART_BYTES, 'b'), 'end'];
    exports.ask('marcus', 'copy', 3);
    await make();
    expect(copy()?.parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(copy()?.parts ?? []).length).toBeGreaterThan(2 * PART_BYTES);
  });

  it('U-05 is noted as failed when a file cannot be read, and the error is not lost', async () => {
    exports.ask('marcus', 'copy', 2);
    broken = new Error('no database');
    await expect(make()).rejects.toThrow('no database');
    expect(copy()).toMatchObject({ state: 'failed' });
  });

  it('U-05 made a second time, it begins from the start', async () => {
    exports.ask('marcus', 'copy', 2);
    await exports.addPart('copy', 9, Buffer.from('left by a crash'));
    await make();
    expect(Buffer.concat(copy()?.parts ?? []).toString()).not.toContain('crash');
  });

  it('U-05 nothing is made when nobody asked', async () => {
    await make();
    expect(exports.copies.size).toBe(0);
  });
});
