import { ImportWorld } from '../testing/import-world.js';
import { InspectImport } from './inspect-import.use-case.js';

describe('the columns of a file before its import', () => {
  let world: ImportWorld;

  beforeEach(() => {
    world = new ImportWorld();
  });

  const inspect = (...lines: string[]) => new InspectImport(world.csv, world.journal).run(world.upload(...lines), 'coaches');

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
});
