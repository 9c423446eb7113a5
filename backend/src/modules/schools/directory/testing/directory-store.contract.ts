import type { DirectoryStore } from '../application/ports/directory-store.js';
import { BundledDirectory } from '../application/bundled-directory.js';
import { PlainCsvReader } from './plain-csv-reader.js';
import { SampleBundledFiles } from './sample-bundled-files.js';

export interface DirectoryStoreHarness {
  /** Without schools. */
  store: DirectoryStore;
  /** The name, city and other names of each school, by name. */
  schools: () => Promise<{ name: string; city: string; aliases: string[] }[]>;
  /** A school in the state of Ohio that an admin added. */
  addSchool: (school: { name: string; nameKey: string; city: string }) => Promise<void>;
  rename: (name: string, aliases: string[]) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const bundled = new BundledDirectory(new SampleBundledFiles(), new PlainCsvReader());

/** What every DirectoryStore does; run on the fake and on PostgreSQL. */
export function directoryStoreContract(open: () => Promise<DirectoryStoreHarness>): void {
  let harness: DirectoryStoreHarness;

  beforeEach(async () => {
    harness = await open();
  });

  const load = async () => harness.store.loadOnce(await bundled.entries(), NOW);
  const addFacts = async () => harness.store.addFactsOnce(await bundled.facts(), NOW);
  const aliases = async () => (await harness.schools()).map((school) => school.aliases);

  it('R-03 loads the schools once, also when two servers start together, and remembers it', async () => {
    expect(await harness.store.isLoaded()).toBe(false);
    expect((await Promise.all([load(), load()])).sort()).toEqual([0, 2]);
    expect(await harness.store.isLoaded()).toBe(true);
    expect((await harness.schools()).map(({ name }) => name)).toEqual(['Akron', 'Rice']);
  });

  it('R-03 does not bring back what an admin removed', async () => {
    await load();
    await harness.remove('Akron');
    expect(await load()).toBe(0);
    expect((await harness.schools()).map(({ name }) => name)).toEqual(['Rice']);
  });

  it('R-03 leaves alone a school that is there already', async () => {
    await harness.addSchool({ name: 'Akron', nameKey: 'akron', city: 'Elsewhere' });
    expect(await load()).toBe(1);
    expect((await harness.schools())[0]).toMatchObject({ name: 'Akron', city: 'Elsewhere' });
  });

  it('adds the other names once, and not to a school that has some', async () => {
    await load();
    expect(await harness.store.hasFacts()).toBe(false);
    await addFacts();
    expect(await harness.store.hasFacts()).toBe(true);
    expect(await aliases()).toEqual([['Zips', 'UA'], []]);
    await harness.rename('Akron', []);
    await addFacts();
    expect(await aliases()).toEqual([[], []]);
  });

  it('keeps the other names that an admin wrote', async () => {
    await load();
    await harness.rename('Akron', ['Rubber City']);
    await addFacts();
    expect(await aliases()).toEqual([['Rubber City'], []]);
  });
}
