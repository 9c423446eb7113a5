import { openTable } from '../application/open-table.js';
import type { BundledFiles } from '../application/ports/bundled-files.js';
import { nameKey } from '../domain/name-key.js';
import { PlainCsvReader } from './plain-csv-reader.js';

const DIVISIONS = ['D1', 'D2', 'D3'];

/** What every BundledFiles does; run on the fake and on the files of the product. */
export function bundledFilesContract(files: () => BundledFiles): void {
  it('R-03 has each school once, with the key by which it is found again', async () => {
    const entries = await files().directory();
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ nameKey: key, state }) => `${key} ${state}`)).size).toBe(entries.length);
    expect(entries.filter((entry) => entry.nameKey !== nameKey(entry.name) || !DIVISIONS.includes(entry.division))).toEqual([]);
  });

  it('R-03 has facts of schools of the directory only, and null for what is not reported', async () => {
    const known = new Set((await files().directory()).map(({ unitid }) => unitid));
    const { academics, aliases } = await files().facts();
    expect([...academics, ...aliases].filter(({ unitid }) => !known.has(unitid))).toEqual([]);
    const values = academics.flatMap(({ columns }) => Object.values(columns));
    expect([values.includes(null), values.includes('')]).toEqual([true, false]);
    expect(aliases.flatMap((one) => one.aliases).filter((alias) => alias.trim() === '')).toEqual([]);
  });

  it('R-03 has the invented staff as a file that an import of schools reads', async () => {
    const { header, records } = await openTable(new PlainCsvReader(), await files().exampleStaff());
    expect(header.cells).toEqual(expect.arrayContaining(['name', 'division', 'city', 'state', 'coach_name', 'coach_email']));
    const first = await records.next();
    expect(first.done).toBe(false);
  });
}
