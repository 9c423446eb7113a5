import { ImportWorld } from '../testing/import-world.js';
import { InspectCsv } from './inspect-csv.use-case.js';

describe('how a file reads', () => {
  const world = new ImportWorld();
  const inspect = (...lines: string[]) => new InspectCsv(world.tables).run(world.upload(...lines).source);

  it('K-05 shows the headers and the first five rows, and counts all', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => `School ${at},Town`);
    const { message, totalRows, headers, firstFewRows, errors } = await inspect(' name ,city', ...rows);
    expect([message, totalRows, headers, errors]).toEqual(['The file has 7 rows and 2 columns.', 7, ['name', 'city'], []]);
    expect(firstFewRows).toHaveLength(5);
    expect(firstFewRows[0]).toEqual({ name: 'School 0', city: 'Town' });
  });

  it('K-05 tells what makes a file unreadable, with the line, and what was read until then', async () => {
    expect(await inspect('name,city', 'Akron,Akron', 'Ri"ce,Houston')).toMatchObject({
      totalRows: 1,
      errors: [{ code: 'malformed_csv', line: 3 }],
      message: 'A quote is in line 3.',
    });
    expect(await inspect('')).toMatchObject({ errors: [{ code: 'empty_file', line: null }], message: 'The file is empty.' });
  });

  it('K-05 tells of the first five rows with more cells than the header, blank ones apart', async () => {
    const { errors, totalRows } = await inspect('name', 'Akron, ,', ...Array.from({ length: 7 }, () => 'Rice,Houston'));
    expect(totalRows).toBe(8);
    expect(errors.map(({ code, line }) => [code, line])).toEqual([3, 4, 5, 6, 7].map((line) => ['too_many_cells', line]));
  });

  it('K-05 shows the headers below a title, as an import reads them', async () => {
    const { headers, totalRows } = await inspect('Directory of schools', '', 'name,division,city,state', 'Akron,D1,Akron,OH');
    expect([headers, totalRows]).toEqual([['name', 'division', 'city', 'state'], 1]);
  });

  it('K-05 does not hide an error that is none of the file', async () => {
    const source = { chunks: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the disk is gone')) }) }) };
    await expect(new InspectCsv(world.tables).run(source)).rejects.toThrow('the disk is gone');
  });
});
