import { BundledDirectory, DIRECTORY_VERSION } from '../application/bundled-directory.js';
import { tableRows } from '../../tables/index.js';
import type { BundledFile, BundledFiles } from '../application/ports/bundled-files.js';
import type { CsvReader } from '../../tables/index.js';
import { nameKey } from '../domain/name-key.js';

const DIVISIONS = ['D1', 'D2', 'D3', 'na'];

/** Columns by which the readers of each file find their values. */
const COLUMNS: Record<BundledFile, string[]> = {
  'academics.csv': ['unitid', 'admission_rate', 'act_25'],
  'aliases.csv': ['unitid', 'aliases'],
  'athletics-sites.csv': ['unitid', 'name', 'state', 'athletics_url', 'coaches_url'],
  'contact-rules.csv': ['rule_id', 'division', 'channel', 'anchor', 'starts', 'source_url', 'verified_on', 'status'],
  'demo/coaches-sample.csv': ['name', 'division', 'city', 'state', 'coach_name', 'coach_title', 'coach_email'],
  'directory.csv': ['name', 'division', 'subdivision', 'city', 'state', 'unitid', 'latitude', 'longitude', 'association', 'since'],
  'size-percentiles.csv': ['subdivision', 'position', 'class', 'measure', 'n', 'p5', 'p95'],
  'towns.csv': ['state', 'town', 'latitude', 'longitude'],
};

/** What every BundledFiles does; run on the fake and on the files of the product. */
export function bundledFilesContract(files: () => BundledFiles, csv: CsvReader): void {
  const directory = () => new BundledDirectory(files(), csv);

  it.each(Object.entries(COLUMNS) as [BundledFile, string[]][])(
    'R-03 has the table %s with the columns that are read',
    async (name, columns) => {
      const [first] = await tableRows(csv, await files().read(name));
      expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(columns));
    },
  );

  it('R-03 has each school once, with the key by which it is found again', async () => {
    const entries = await directory().entries();
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ nameKey: key, state }) => `${key} ${state}`)).size).toBe(entries.length);
    expect(entries.filter((entry) => entry.nameKey !== nameKey(entry.name) || !DIVISIONS.includes(entry.division))).toEqual([]);
  });

  it('B-07 says of each school outside the NCAA which association it belongs to, and when it came', async () => {
    const entries = await directory().entries();
    expect(entries.filter(({ division, association }) => (division === 'na') !== (association !== null))).toEqual([]);
    expect(entries.filter(({ since }) => !(since >= 1 && since <= DIRECTORY_VERSION))).toEqual([]);
  });

  it('B-07 gives no school another name by which a second one of its state goes', async () => {
    const entries = await directory().entries();
    const keys = entries.flatMap(({ nameKey: own, otherKeys, state }) => [...new Set([own, ...otherKeys])].map((key) => `${state} ${key}`));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('R-03 has facts of schools of the directory only, and null for what is not reported', async () => {
    const known = new Set((await directory().entries()).map(({ unitid }) => unitid));
    const { academics, aliases } = await directory().facts();
    expect([...academics, ...aliases].filter(({ unitid }) => !known.has(unitid))).toEqual([]);
    const values = academics.flatMap(({ columns }) => Object.values(columns));
    expect([values.includes(null), values.includes('')]).toEqual([true, false]);
    expect(aliases.flatMap((one) => one.aliases).filter((alias) => alias.trim() === '')).toEqual([]);
  });
}
