import type { ImportBatch } from '../domain/import-batch.js';
import { SchoolFile } from '../domain/school-file.js';
import { MemoryWorkbookReader } from '../../tables/testing/memory-workbook-reader.js';
import { ImportWorld } from '../testing/import-world.js';
import type { ImportChoices } from './import-choices.js';

const HEADER = 'name,division,city,state';
const ROCK = 'Slippery Rock,D2,Slippery Rock,PA';
const UNION = 'Mount Union,D3,Alliance,OH';
const BROKEN = 'Nowhere,D9,Nowhere,PA';

describe('one file on its way through an import', () => {
  let world: ImportWorld;

  beforeEach(() => {
    world = new ImportWorld();
  });

  const run = (lines: string[], choices: ImportChoices = {}) =>
    world.runner.run(world.upload(...lines), choices, {
      kind: 'schools',
      open: ({ cells, line }) => new SchoolFile(cells, line, choices.mapping),
      store: (batches: AsyncIterable<ImportBatch>, options) => world.store.storeSchools(batches, options),
    });
  const names = () => world.store.schools().map(({ name }) => name);

  it('K-07 stores the good rows and follows them in the journal', async () => {
    const { importId, end, outcome } = await run([HEADER, ROCK, BROKEN, UNION]);
    expect([end, outcome.schools.created, names()]).toEqual(['stored', 2, ['Slippery Rock', 'Mount Union']]);
    const [entry] = world.journal.entries;
    expect(entry).toMatchObject({ id: importId, kind: 'schools', fileName: 'upload.csv', userId: 'admin', totalRows: 3, rowsRead: 3 });
    expect(entry?.issues).toMatchObject([{ severity: 'error', row: 2, line: 3, code: 'invalid_division' }]);
  });

  it('K-07 leaves it to the transaction of the import to say that it is applied', async () => {
    await run([HEADER, ROCK]);
    expect(world.ends()).toEqual([['running', null]]);
  });

  it('K-07 stores nothing of a dry run, whatever its rows are', async () => {
    expect((await run([HEADER, ROCK], { dryRun: true })).end).toBe('tried');
    expect((await run([HEADER, ROCK, BROKEN], { dryRun: true, allOrNothing: true })).end).toBe('refused');
    expect([names(), world.ends()]).toEqual([
      [],
      [
        ['tried', null],
        ['refused', null],
      ],
    ]);
  });

  it('K-07 stores all or nothing when the admin chose so', async () => {
    expect((await run([HEADER, ROCK, BROKEN], { allOrNothing: true })).end).toBe('refused');
    expect(names()).toEqual([]);
    expect((await run([HEADER, ROCK, UNION], { allOrNothing: true })).end).toBe('stored');
    expect(names()).toHaveLength(2);
  });

  it('K-07 a file that turns out to be malformed stores nothing, and the journal says why', async () => {
    await expect(run([HEADER, ROCK, 'Mo"unt Union,D3,Alliance,OH'])).rejects.toMatchObject({ code: 'malformed_csv' });
    expect([names(), world.ends()]).toEqual([[], [['failed', 'malformed_csv']]]);
  });

  it('K-07 the journal keeps no text of an error that is none of ours', async () => {
    const failing = world.runner.run(
      world.upload(HEADER, ROCK),
      {},
      {
        kind: 'schools',
        open: ({ cells, line }) => new SchoolFile(cells, line),
        prepare: () => Promise.reject(new Error('password=secret')),
        store: (batches: AsyncIterable<ImportBatch>, options) => world.store.storeSchools(batches, options),
      },
    );
    await expect(failing).rejects.toThrow('password=secret');
    expect(world.ends()).toEqual([['failed', 'internal_error']]);
  });

  it('K-06 a file that is no table of schools does not become an import', async () => {
    await expect(run([''])).rejects.toMatchObject({ code: 'empty_file' });
    await expect(run(['some,thing,else'])).rejects.toMatchObject({ code: 'missing_column' });
    expect(world.ends()).toEqual([]);
  });

  it('B-08 remembers what the columns were chosen to be, once the file is stored', async () => {
    const headers = ['School', 'Level', 'Town', 'ST'];
    const mapping = new Map([
      ['School', 'name'],
      ['Level', 'division'],
      ['Town', 'city'],
      ['ST', 'state'],
    ]);
    const key = { userId: 'admin', kind: 'schools' as const, headers };
    await run([headers.join(','), ROCK], { mapping, dryRun: true });
    expect(await world.journal.mappingFor(key)).toBeNull();
    await run([headers.join(','), ROCK], { mapping });
    expect(await world.journal.mappingFor(key)).toEqual(mapping);
  });

  const SHEET = [
    ['Schools of the fall'],
    [],
    ['School', 'Div', 'City', 'State'],
    ['Slippery Rock', 'D2', 'Slippery Rock', 'PA'],
    ['Nowhere', 'D9', 'Nowhere', 'PA'],
  ];
  const mapping = new Map([
    ['School', 'name'],
    ['Div', 'division'],
    ['City', 'city'],
    ['State', 'state'],
  ]);
  const other = { name: 'Read me', rows: [['Hello'], ['there', 'you']] };
  const book = MemoryWorkbookReader.file(other, { name: 'Schools', rows: SHEET });

  it('B-08 imports the sheet that has the headers of the mapping, and counts rows as it does', async () => {
    const { file } = await run([book], { mapping });
    expect(names()).toEqual(['Slippery Rock']);
    expect(file.errors).toMatchObject([{ row: 2, line: 5, sheetRow: 5, message: expect.stringMatching(/^Row 5: division/u) as string }]);
    expect(world.journal.entries[0]).toMatchObject({ totalRows: 4, rowsRead: 2 });
  });

  it('B-08 imports the sheet that was chosen, and refuses one that is not there', async () => {
    await expect(run([book], { mapping, sheet: 'Read me' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(run([book], { mapping, sheet: 'Other' })).rejects.toMatchObject({ code: 'unknown_sheet' });
    await run([book], { mapping, sheet: 'Schools' });
    expect(names()).toEqual(['Slippery Rock']);
  });

  it('B-08 finds the headers of a mapping below a title in CSV too; without a mapping the first row is the header', async () => {
    const lines = SHEET.map((cells) => cells.join(','));
    await run(lines, { mapping });
    expect(names()).toEqual(['Slippery Rock']);
    await expect(run(lines)).rejects.toMatchObject({ code: 'missing_column' });
  });

  it('B-08 K-06 without a mapping a spreadsheet is no file of this import', async () => {
    await expect(run([book])).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('B-08 stores a row as it was corrected, and refuses a correction of no column', async () => {
    const correct = (column: string) => ({ mapping, corrections: new Map([[5, new Map([[column, 'D3']])]]) });
    await expect(run([book], correct('level'))).rejects.toMatchObject({ code: 'invalid_corrections' });
    const { file } = await run([book], correct('division'));
    expect([names(), file.errors]).toEqual([['Slippery Rock', 'Nowhere'], []]);
  });
});
