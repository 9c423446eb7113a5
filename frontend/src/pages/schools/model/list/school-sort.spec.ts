import { needsFits, sortColumns, sortOf } from './school-sort';

const known = { isForYou: true, hasFits: true };

describe('the order of the schools', () => {
  it('R-12 the usual one is "For you" once enough of the athlete is known, and by name before', () => {
    expect(sortOf({ column: 'usual', descending: false }, known)).toEqual({ column: 'fit', descending: false });
    expect(sortOf({ column: 'usual', descending: false }, { ...known, isForYou: false })).toEqual({ column: 'name', descending: false });
  });

  it('R-12 what hangs on the fit is by name without it; what does not is as asked for', () => {
    const without = { isForYou: false, hasFits: false };
    for (const column of sortColumns) {
      expect([column, sortOf({ column, descending: true }, known).column]).toEqual([column, column]);
      expect([column, sortOf({ column, descending: true }, without)]).toEqual([
        column,
        { column: needsFits(column) ? 'name' : column, descending: true },
      ]);
    }
    expect(sortColumns.filter(needsFits)).toEqual(['fit', 'distance', 'admission', 'price', 'need', 'window']);
  });
});
