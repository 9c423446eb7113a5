import { guessColumns } from './guess-columns';

const ROWS = [
  ['12', 'Pat Placeholder', 'QB', '6-2', '205', 'So.'],
  ['70', 'Lou Invented', 'OL', '6-5', '300', 'Sr.'],
];

describe('the columns of a pasted roster', () => {
  it('K-09 without titles each is what most of its cells look like', () => {
    expect(guessColumns(ROWS)).toEqual({ hasHeader: false, at: { name: 1, position: 2, height: 3, weight: 4, classYear: 5 } });
  });

  it('K-09 titles count before cells, the first of two that mean the same', () => {
    const { at, hasHeader } = guessColumns([['#', 'Player', 'POS.', 'Ht', ' wt ', 'Yr', 'Name'], ...ROWS]);
    expect([hasHeader, at]).toEqual([true, { name: 1, position: 2, height: 3, weight: 4, classYear: 5 }]);
  });

  it('K-09 one word that reads like a title is no row of titles', () => {
    expect(guessColumns([['Name', 'x'], ...ROWS]).hasHeader).toBe(false);
  });

  it('K-09 a column is one field, and half of its cells are too few', () => {
    const { at } = guessColumns([
      ['QB', 'Pat Placeholder'],
      ['QB', '?'],
    ]);
    expect(at).toEqual({ position: 0 });
  });

  it('X-05 only the first forty columns are looked at', () => {
    const far = (at: number) => [...Array.from({ length: at }, () => ''), 'QB'];
    expect(guessColumns([far(39), far(39)]).at).toEqual({ position: 39 });
    expect(guessColumns([far(40), far(40)]).at).toEqual({});
  });
});
