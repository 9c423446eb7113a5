import { MemoryWorkbookReader } from '../../tables/testing/memory-workbook-reader.js';
import { ImportWorld } from '../testing/import-world.js';
import { InspectImport } from './inspect-import.use-case.js';

describe('the columns of a file before its import', () => {
  let world: ImportWorld;

  beforeEach(() => {
    world = new ImportWorld();
  });

  const inspect = (...lines: string[]) => new InspectImport(world.tables, world.journal).run(world.upload(...lines), 'coaches');

  it('B-08 shows of each column three different values that are not blank, cut at 60 characters', async () => {
    const rows = ['Akron,', 'Akron,', `Rice,${'x'.repeat(70)}`, 'Texas,b', 'Ohio,c'];
    const { columns } = await inspect('School,Notes', ...rows);
    expect(columns.map(({ samples }) => samples)).toEqual([
      ['Akron', 'Rice', 'Texas'],
      ['x'.repeat(60), 'b', 'c'],
    ]);
  });

  it('B-08 looks at the first 50 rows only, so that a large file is answered at once', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => (at < 50 ? 'Akron,' : `Akron,note ${at}`));
    expect((await inspect('School,Notes', ...rows)).columns[1]?.samples).toEqual([]);
  });

  it('B-08 suggests what the column probably is, or what this admin chose before', async () => {
    const headers = ['School', 'E-mail', 'Cell'];
    const suggestions = async () => {
      const { columns, remembered } = await inspect(headers.join(','));
      return [remembered, ...columns.map(({ readAs, suggestion }) => [readAs, suggestion])];
    };
    expect(await suggestions()).toEqual([false, ['school_name', 'school_name'], [null, 'coach_email'], [null, 'coach_phone']]);
    const chosen = new Map([
      ['School', 'school_name'],
      ['E-mail', 'coach_email'],
      ['Cell', ''],
    ]);
    await world.journal.keepMapping({ userId: 'admin', kind: 'coaches', headers }, chosen);
    expect(await suggestions()).toEqual([true, ['school_name', 'school_name'], [null, 'coach_email'], [null, null]]);
  });

  it('B-08 shows 200 columns at most', async () => {
    expect((await inspect(Array.from({ length: 250 }, (_, at) => `c${at}`).join(','))).columns).toHaveLength(200);
  });

  it('B-08 finds the headers below a title, and says in which row they are', async () => {
    const { columns, headerRow, sheets, sheet } = await inspect('Coaches of the fall', '', 'School,E-mail', 'Akron,dana@akron.test');
    expect(columns.map(({ header, samples }) => [header, samples])).toEqual([
      ['School', ['Akron']],
      ['E-mail', ['dana@akron.test']],
    ]);
    expect([headerRow, sheets, sheet]).toEqual([3, [], null]);
  });

  it('B-08 a column without a header is shown where it holds something', async () => {
    const { columns } = await inspect('School,,Coach,', 'Akron,dana@akron.test,Dana,');
    expect(columns.map(({ header, suggestion }) => [header, suggestion])).toEqual([
      ['School', 'school_name'],
      ['Column B', 'coach_email'],
      ['Coach', 'coach_name'],
    ]);
  });

  const COACHES = {
    name: 'Coaches',
    rows: [
      ['School', 'Coach', 'Cell'],
      ['Akron', 'Dana', ''],
    ],
  };
  const OTHERS = [
    { name: 'Read me', rows: [['Hello'], ['This is our list']] },
    { name: 'Menus', hidden: true, rows: [['School', 'Coach', 'Title', 'Email', 'Phone']] },
    { name: 'Blank', rows: [[]] },
  ];

  it('B-08 takes the sheet whose headers fit best, and offers those that are not hidden and hold something', async () => {
    const file = MemoryWorkbookReader.file(...OTHERS, COACHES);
    expect(await inspect(file)).toMatchObject({ sheets: ['Read me', 'Coaches'], sheet: 'Coaches', headerRow: 1 });
  });

  it('B-08 looks at the sheet that was chosen', async () => {
    const upload = world.upload(MemoryWorkbookReader.file(COACHES, { name: 'Women', rows: [[], ['School'], ['Rice']] }));
    const inspection = new InspectImport(world.tables, world.journal);
    expect(await inspection.run(upload, 'coaches', 'Women')).toMatchObject({ sheet: 'Women', headerRow: 2 });
    await expect(inspection.run(upload, 'coaches', 'Men')).rejects.toMatchObject({ code: 'unknown_sheet' });
  });

  it('B-08 says that there is nothing to import', async () => {
    await expect(inspect('')).rejects.toMatchObject({ code: 'empty_file' });
    await expect(inspect(MemoryWorkbookReader.file({ name: 'Blank', rows: [] }))).rejects.toMatchObject({ code: 'empty_file' });
  });
});
