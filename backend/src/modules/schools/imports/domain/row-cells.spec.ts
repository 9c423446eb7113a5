import { COACH_COLUMNS, type CoachColumn } from './columns/coach-columns.js';
import { ImportColumns } from './columns/import-columns.js';
import { RowCells } from './row-cells.js';

const HEADER = ['school_name', 'coach_name', 'coach_email'];
const NAMED = new ImportColumns(HEADER, COACH_COLUMNS);
const MAPPED = new ImportColumns(HEADER, COACH_COLUMNS, new Map(HEADER.map((name) => [name, name])));
const place = { row: 3, line: 5, sheetRow: 7 };

const rowOf = (cells: string[], columns = NAMED, corrections: [CoachColumn, string][] = []) =>
  new RowCells<CoachColumn>(columns, { cells, place, corrections: new Map(corrections) });
const address = (text: string) => (text.includes('@') ? text : null);

describe('one row of a file', () => {
  it('K-04 a needed cell that is blank is missing, by row and column', () => {
    const row = rowOf(['', 'Dana Hill']);
    expect([row.required('school_name'), row.required('coach_name')]).toEqual(['', 'Dana Hill']);
    expect(row.errors).toEqual([
      { ...place, column: 'school_name', code: 'required', value: '', message: 'Row 3: school_name is missing.' },
    ]);
  });

  it('K-07 white space of any kind within a text is one space', () => {
    expect(rowOf([' Slippery\n  Rock ']).oneLine('school_name')).toBe('Slippery Rock');
    expect(rowOf(['Slippery Rock']).oneLine('school_name')).toBe('Slippery Rock');
    expect(rowOf(['', ' Head\u00a0 Coach /\nSafeties  ']).lines('coach_name')).toBe('Head Coach /\nSafeties');
  });

  it('K-06 a filled cell beyond the last column is an error of the row, and blank ones are none', () => {
    expect(rowOf(['Akron', 'Hill', 'h@akron.edu', '', ' Ohio ']).errors).toMatchObject([
      { column: '', code: 'too_many_cells', value: 'Ohio', message: expect.stringContaining('"Ohio" is beyond the last column') as string },
    ]);
    expect(rowOf(['Akron', 'Hill', 'h@akron.edu', ' ']).errors).toEqual([]);
  });

  it('K-06 of a row with a comma too many nothing else is said, since its cells are in the wrong columns', () => {
    const row = rowOf(['Akron', 'Hill, head coach', 'kickers', 'h@akron.edu']);
    expect([row.parsed('coach_email', 'invalid_email', address), row.errors.map(({ code }) => code)]).toEqual([null, ['too_many_cells']]);
  });

  it('K-04 what cannot be read is an error that says what was found; a blank cell is none', () => {
    const row = rowOf(['Akron', 'Hill', 'call me']);
    expect(row.parsed('coach_email', 'invalid_email', address)).toBeNull();
    expect(row.errors).toMatchObject([{ code: 'invalid_email', value: 'call me' }]);
    expect(row.errors[0]?.message).toMatch(/ Found: "call me"\.$/);
    const blank = rowOf(['Akron', 'Hill', '']);
    expect([blank.parsed('coach_email', 'invalid_email', address), blank.errors]).toEqual([null, []]);
  });

  it('B-08 without a mapping a bad optional value is an error; with one it is left out and noted', () => {
    const named = rowOf(['Akron', 'Hill', 'call me']);
    named.optional('coach_email', 'invalid_email', address);
    expect([named.errors.length, named.dropped]).toEqual([1, []]);
    const mapped = rowOf(['Akron', 'Hill', 'call me'], MAPPED);
    expect(mapped.optional('coach_email', 'invalid_email', address)).toBeNull();
    expect([mapped.errors, mapped.dropped]).toMatchObject([[], [{ code: 'dropped_value', column: 'coach_email', value: 'call me' }]]);
    expect(mapped.dropped[0]?.message).toMatch(/It was left out\.$/);
  });

  it('B-08 with a mapping rows are those of the spreadsheet', () => {
    const message = (columns: typeof NAMED) => {
      const row = rowOf(['', 'Hill'], columns);
      row.required('school_name');
      return row.errors[0]?.message.split(':')[0];
    };
    expect([message(NAMED), message(MAPPED)]).toEqual(['Row 3', 'Row 7']);
  });

  it('B-08 a link to an address is read as the address', () => {
    const read = (text: string) => rowOf(['Akron', 'Hill', text], MAPPED).optional('coach_email', 'invalid_email', address);
    expect(read('MAILTO:h@akron.edu?subject=Hello')).toBe('h@akron.edu');
    expect(read('h@akron.edu')).toBe('h@akron.edu');
    expect(read('')).toBeNull();
  });

  it('B-08 what the admin corrected counts before what the file says', () => {
    const row = rowOf(['Akrn', 'Hill'], NAMED, [['school_name', 'Akron']]);
    expect([row.text('school_name'), row.text('coach_name')]).toEqual(['Akron', 'Hill']);
  });

  it('B-08 to be corrected are the columns that are used and the missing ones, at most a thousand characters of each', () => {
    const row = rowOf(['x'.repeat(1_001), 'Hill', 'h@akron.edu']);
    row.fail('school_name', 'ambiguous_school', 'x');
    expect(Object.keys(row.values()).sort()).toEqual(['coach_email', 'coach_name', 'school_name', 'state']);
    expect(row.values()['school_name']).toHaveLength(1_000);
  });

  it('X-05 a long value is shown by its beginning', () => {
    const row = rowOf(['Akron', 'Hill', 'y'.repeat(81)]);
    row.parsed('coach_email', 'invalid_email', address);
    expect(row.errors[0]?.message).toContain(`Found: "${'y'.repeat(79)}…".`);
    const whole = rowOf(['Akron', 'Hill', 'y'.repeat(80)]);
    whole.parsed('coach_email', 'invalid_email', address);
    expect(whole.errors[0]?.message).toContain(`"${'y'.repeat(80)}"`);
  });
});
