import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryDirectoryStore } from '../testing/memory-directory-store.js';
import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { SampleBundledFiles } from '../testing/sample-bundled-files.js';
import { BundledDirectory, DIRECTORY_VERSION } from './bundled-directory.js';
import { LoadDirectory } from './load-directory.use-case.js';

describe('loading the directory that comes with the product', () => {
  let store: MemoryDirectoryStore;
  let files: SampleBundledFiles;
  let bundled: BundledDirectory;
  let load: LoadDirectory;

  beforeEach(() => {
    [store, files] = [new MemoryDirectoryStore(), new SampleBundledFiles()];
    bundled = new BundledDirectory(files, new PlainCsvReader());
    load = new LoadDirectory(bundled, store, new FixedClock());
  });

  it('R-03 the first start adds the schools and their facts, and returns how many schools', async () => {
    expect(await load.run()).toBe(3);
    expect(store.schools.map(({ name, aliases }) => [name, aliases])).toEqual([
      ['Akron', ['Zips', 'UA']],
      ['Rice', []],
      ['Western University', []],
    ]);
  });

  it('R-03 a later start adds nothing, and does not even read the files', async () => {
    await load.run();
    files.asked.length = 0;
    store.schools.length = 0;
    expect(await load.run()).toBe(0);
    expect([store.schools, files.asked]).toEqual([[], []]);
  });

  it('an installation from before the facts gets them at its next start', async () => {
    await store.load(DIRECTORY_VERSION, await bundled.entries());
    expect(await load.run()).toBe(0);
    expect(store.schools[0]?.aliases).toEqual(['Zips', 'UA']);
  });

  it('B-07 the first start of a newer version adds what that version brings', async () => {
    const entries = await bundled.entries();
    await store.load(
      1,
      entries.filter(({ since }) => since === 1),
    );
    expect(await load.run()).toBe(1);
    expect(store.schools.at(-1)?.name).toBe('Western University');
  });
});
