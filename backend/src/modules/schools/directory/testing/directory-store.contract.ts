import type { DirectoryStore } from '../application/ports/directory-store.js';
import { BundledDirectory } from '../application/bundled-directory.js';
import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { SampleBundledFiles } from './sample-bundled-files.js';

export interface DirectoryStoreHarness {
  /** Without schools. */
  store: DirectoryStore;
  /** By name. */
  schools: () => Promise<
    { name: string; city: string; aliases: string[]; conference: string | null; mascot: string | null; association: string | null }[]
  >;
  /** A school of no division that an admin added. */
  addSchool: (school: { name: string; nameKey: string; city: string; state: string }) => Promise<void>;
  /** Takes conference and mascot away; `isChanged`: as an admin does. */
  clear: (name: string, how: { isChanged: boolean }) => Promise<void>;
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

  const load = async (version = 1) => {
    const entries = await bundled.entries();
    return harness.store.load(
      version,
      entries.filter(({ since }) => since <= version),
      NOW,
    );
  };
  const addFacts = async (version = 1) => harness.store.addFacts(version, await bundled.facts(), NOW);
  const aliases = async () => (await harness.schools()).map((school) => school.aliases);
  const names = async () => (await harness.schools()).map(({ name }) => name);

  it('R-03 loads the schools once, also when two servers start together, and remembers it', async () => {
    expect(await harness.store.version()).toBe(0);
    expect((await Promise.all([load(), load()])).sort()).toEqual([0, 2]);
    expect(await harness.store.version()).toBe(1);
    expect(await names()).toEqual(['Akron', 'Rice']);
  });

  it('R-03 does not bring back what an admin removed', async () => {
    await load();
    await harness.remove('Akron');
    expect(await load()).toBe(0);
    expect(await names()).toEqual(['Rice']);
  });

  it('R-03 leaves alone a school that is there already', async () => {
    await harness.addSchool({ name: 'Akron', nameKey: 'akron', city: 'Elsewhere', state: 'OH' });
    expect(await load()).toBe(1);
    expect((await harness.schools())[0]).toMatchObject({ name: 'Akron', city: 'Elsewhere' });
  });

  it('B-07 an upgrade adds what is new, and never what an admin removed', async () => {
    await load();
    await harness.remove('Akron');
    expect((await Promise.all([load(2), load(2)])).sort()).toEqual([0, 1]);
    expect(await harness.store.version()).toBe(2);
    expect(await names()).toEqual(['Rice', 'Western University']);
    expect((await harness.schools())[1]).toMatchObject({ association: 'U SPORTS', conference: 'OUA' });
  });

  it('B-07 an upgrade adds no school that an admin added under a shorter name, and says its association', async () => {
    await load();
    await harness.addSchool({ name: 'Western', nameKey: 'western', city: 'London', state: 'ON' });
    expect(await load(2)).toBe(0);
    expect((await harness.schools())[2]).toMatchObject({ name: 'Western', association: 'U SPORTS' });
  });

  it('B-07 an upgrade fills what is empty, and nothing in a school that an admin changed', async () => {
    await load();
    await harness.clear('Akron', { isChanged: false });
    await harness.addSchool({ name: 'Western', nameKey: 'western', city: 'London', state: 'ON' });
    await harness.clear('Western', { isChanged: true });
    await load(2);
    const [akron, , western] = await harness.schools();
    expect(akron).toMatchObject({ conference: 'Mid-American', mascot: 'Zips' });
    expect(western).toMatchObject({ conference: null, mascot: null, association: 'U SPORTS' });
  });

  it('adds the other names once, and not to a school that has some', async () => {
    await load();
    expect(await harness.store.factsVersion()).toBe(0);
    await addFacts();
    expect(await harness.store.factsVersion()).toBe(1);
    expect(await aliases()).toEqual([['Zips', 'UA'], []]);
    await harness.rename('Akron', []);
    await addFacts();
    await addFacts(2);
    expect(await aliases()).toEqual([[], []]);
  });

  it('keeps the other names that an admin wrote', async () => {
    await load();
    await harness.rename('Akron', ['Rubber City']);
    await addFacts();
    expect(await aliases()).toEqual([['Rubber City'], []]);
  });
}
