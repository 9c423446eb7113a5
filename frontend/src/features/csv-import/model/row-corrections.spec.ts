import type { ImportResult } from './import-result';
import { rowCorrections } from './row-corrections';

const issue = (column: string, code: string, sheetRow = 5) => ({ column, code, sheetRow, message: `Row ${sheetRow}: ${column} is wrong.` });
const resultOf = (values: Record<string, string>, errors: object[], warnings: object[] = []) =>
  ({ toCorrect: [{ sheetRow: 5, values }], errors, warnings }) as unknown as ImportResult;

const ROW = { school_name: 'Akron', coach_name: 'Dana Hill', coach_phone: 'abc' };

describe('rows that an admin corrects', () => {
  it('B-08 what was typed is kept by row and column, the last one counts, and nothing that was there is changed', () => {
    const first = rowCorrections.set(rowCorrections.none, 5, 'coach_phone', '1');
    const second = rowCorrections.set(rowCorrections.set(first, 5, 'coach_phone', '2'), 6, 'state', 'OH');
    expect(rowCorrections.asList(second)).toEqual([
      { row: 5, column: 'coach_phone', value: '2' },
      { row: 6, column: 'state', value: 'OH' },
    ]);
    expect([rowCorrections.asList(first), rowCorrections.none.size]).toEqual([[{ row: 5, column: 'coach_phone', value: '1' }], 0]);
  });

  it('B-08 a row shows who it is about, what is wrong in plain words, and which field it is', () => {
    const [row] = rowCorrections.rows(resultOf(ROW, [issue('coach_phone', 'invalid_phone')]));
    expect(row).toMatchObject({ row: 5, subject: 'Dana Hill · Akron', messages: ['Phone is wrong.'] });
    expect(row?.fields.filter(({ wrong }) => wrong)).toEqual([{ column: 'coach_phone', value: 'abc', wrong: true }]);
  });

  it('B-08 what is wrong itself does not name the row', () => {
    const [row] = rowCorrections.rows(resultOf(ROW, [issue('school_name', 'unknown_school')]));
    expect(row?.subject).toBe('Dana Hill');
  });

  it('B-08 where several schools have the name, the state helps, too', () => {
    const [row] = rowCorrections.rows(resultOf({ ...ROW, state: '' }, [issue('school_name', 'ambiguous_school')]));
    expect(row?.fields.filter(({ wrong }) => wrong).map(({ column }) => column)).toEqual(['school_name', 'state']);
  });

  it('B-08 a value that was left out can be corrected; another warning, or a fault of another row, asks for nothing', () => {
    expect(rowCorrections.rows(resultOf(ROW, [], [issue('coach_phone', 'dropped_value')]))).toHaveLength(1);
    expect(rowCorrections.rows(resultOf(ROW, [], [issue('coach_phone', 'repeated_row')]))).toEqual([]);
    expect(rowCorrections.rows(resultOf(ROW, [issue('coach_phone', 'invalid_phone', 6)]))).toEqual([]);
  });
});
