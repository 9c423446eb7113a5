import { checkedMapping } from './checked-mapping.js';
import type { InvalidOwnListMapping } from './own-list-errors.js';
import type { OwnListMapping } from './own-list-field.js';

function refusals(mapping: OwnListMapping, columns: number) {
  try {
    checkedMapping(mapping, columns);
  } catch (error) {
    return (error as InvalidOwnListMapping).errors;
  }
  return [];
}

describe('what the columns of a spreadsheet stand for', () => {
  it('R-10 is taken when each column is in the file and stands for one field', () => {
    const mapping = { name: 0, state: 2 };
    expect(checkedMapping(mapping, 3)).toBe(mapping);
  });

  it('R-10 is refused for a column that the file does not have', () => {
    expect(refusals({ name: 3 }, 3)).toEqual([{ field: 'nameColumn', code: 'unknown_column', message: 'The file has no column 4.' }]);
  });

  it('R-10 is refused for a column that stands for two fields', () => {
    expect(refusals({ name: 1, state: 1 }, 3)).toEqual([
      { field: 'stateColumn', code: 'repeated_column', message: 'Column 2 is used for two fields.' },
    ]);
  });

  it('R-10 names every column that is wrong', () => {
    expect(refusals({ name: 1, state: 1, notes: 9 }, 3).map(({ code }) => code)).toEqual(['repeated_column', 'unknown_column']);
  });
});
