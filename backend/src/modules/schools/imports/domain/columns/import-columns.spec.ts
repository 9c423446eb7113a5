import { COACH_COLUMNS } from './coach-columns.js';
import { ImportColumns } from './import-columns.js';

const columnsOf = (header: string[], mapping?: [string, string][]) => new ImportColumns(header, COACH_COLUMNS, mapping && new Map(mapping));

describe('the columns of a file', () => {
  it('K-04 they are found by their names, in any order, and cells are trimmed', () => {
    const columns = columnsOf(['coach_name', 'school_name']);
    expect([columns.cell([' Dana Hill ', 'Akron'], 'coach_name'), columns.cell(['Dana Hill', 'Akron'], 'school_name')]).toEqual([
      'Dana Hill',
      'Akron',
    ]);
    expect([columns.mapped, columns.used]).toEqual([false, ['coach_name', 'school_name']]);
  });

  it('K-07 a short row is blank where it ends, and a column that is not there is blank', () => {
    const columns = columnsOf(['school_name', 'coach_name', 'coach_email']);
    expect([columns.cell(['Akron'], 'coach_name'), columns.cell(['Akron', 'Hill'], 'state')]).toEqual(['', '']);
  });

  it('B-08 a name in two columns that were chosen is one name', () => {
    const chosen = ['school_name', 'coach_first_name', 'coach_last_name'];
    const columns = columnsOf(
      chosen,
      chosen.map((name): [string, string] => [name, name]),
    );
    expect(columns.cell(['Akron', ' Dana', 'Hill '], 'coach_name')).toBe('Dana Hill');
    expect(columns.cell(['Akron', '', 'Hill'], 'coach_name')).toBe('Hill');
    expect(columns.used).toContain('coach_name');
    expect(columns.used).not.toContain('coach_first_name');
  });

  it('K-04 first and last name in columns of their own are one name, where the file has none for the whole', () => {
    const columns = columnsOf(['school_name', 'coach_last_name', 'Coach First Name']);
    expect([columns.cell(['Akron', 'Hill', 'Dana'], 'coach_name'), columns.unknown]).toEqual(['Dana Hill', []]);
    const both = columnsOf(['school_name', 'coach_name', 'coach_last_name']);
    expect([both.cell(['Akron', 'Dana Hill', 'Hill'], 'coach_name'), both.unknown]).toEqual(['Dana Hill', ['coach_last_name']]);
  });

  it('K-06 a file without a needed column, or with one twice, is refused and says which', () => {
    expect(() => columnsOf(['school_name', 'state'])).toThrow(/no column "coach_name"\. Needed are school_name and coach_name\./);
    expect(() => columnsOf(['school_name', 'coach_name', 'coach_name'])).toThrow(/"coach_name" appears twice/);
  });

  it('B-08 with a mapping the columns are those that were chosen, and the others are not asked about again', () => {
    const columns = columnsOf(
      ['Verein', 'Wer', 'Notes'],
      [
        ['Verein', 'school_name'],
        ['Wer', 'coach_name'],
        ['Notes', ''],
      ],
    );
    expect([columns.mapped, columns.used, columns.unknown]).toEqual([true, ['school_name', 'coach_name'], []]);
    expect(columns.cell(['Akron', 'Hill', 'x'], 'school_name')).toBe('Akron');
  });

  it('B-08 columns that nobody decided about are named', () => {
    expect(columnsOf(['school_name', 'coach_name', 'Shoe size']).unknown).toEqual(['shoe_size']);
  });

  it('K-07 what is filled beyond the header belongs to no column', () => {
    const columns = columnsOf(['school_name', 'coach_name']);
    expect(columns.surplus(['Akron', 'Hill'])).toBeUndefined();
    expect(columns.surplus(['Akron', 'Hill', ' '])).toBeUndefined();
    expect(columns.surplus(['Akron', 'Hill', '', 'Ohio'])).toBe('Ohio');
  });
});
