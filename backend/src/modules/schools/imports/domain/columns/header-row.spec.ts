import { COACH_COLUMNS } from './coach-columns.js';
import { likelyHeaderRow, mappedHeaderRow, namedHeaderRow } from './header-row.js';

const HEADER = ['School', 'Coach', 'E-mail'];
const ROW = ['Akron', 'Dana', 'dana@akron.test'];

describe('the row of the headers', () => {
  it.each([
    ['first', [HEADER, ROW], 0],
    ['below a title', [['Coaches of the fall'], ['as of September'], HEADER, ROW], 2],
    ['below a row of groups', [['', 'Contact', 'Contact'], HEADER, ROW], 1],
    ['first, though a value is named like a column', [HEADER, ['Akron', 'Coach', 'Title']], 0],
    ['below a title, whatever the headers are called', [['Coaches of the fall'], ['Uni', 'Wer'], ROW], 1],
    ['first where nothing is a table', [['a'], ['b']], 0],
    ['below a row of one cell and blanks', [['Coaches', ' ', ''], ['Uni', 'Wer'], ROW], 1],
    [
      'where two headers are known',
      [
        ['x', 'y', 'z'],
        ['School', 'Coach', 'z'],
      ],
      1,
    ],
  ])('B-08 is found %s', (_where, rows, at) => {
    expect(likelyHeaderRow(rows, COACH_COLUMNS)).toBe(at);
  });

  it('B-08 is looked for in the first 20 rows', () => {
    const titles = Array.from({ length: 20 }, (_, at) => [`title ${at}`]);
    expect(likelyHeaderRow([...titles.slice(1), HEADER], COACH_COLUMNS)).toBe(19);
    expect(likelyHeaderRow([...titles, HEADER], COACH_COLUMNS)).toBe(0);
  });

  it('B-08 is the first row with all headers that a mapping uses', () => {
    const mapping = new Map([
      ['Coach', 'coach_name'],
      ['E-mail', 'coach_email'],
      ['Fax', ''],
    ]);
    expect(mappedHeaderRow([['Coach'], HEADER, ROW], mapping)).toBe(1);
    expect(mappedHeaderRow([['Coach'], ROW], mapping)).toBeUndefined();
    expect(mappedHeaderRow([HEADER], new Map([['Coach', '']]))).toBeUndefined();
    expect(mappedHeaderRow([HEADER], mapping)).toBe(0);
    expect(mappedHeaderRow([...Array.from({ length: 20 }, () => ['x']), HEADER], mapping)).toBeUndefined();
  });

  it.each([
    ['first', [['school_name', 'coach_name'], ROW], 0],
    ['below a title and a date', [['Coaches of the fall'], ['as of', '2026-09-01'], ['school_name', 'coach_name'], ROW], 2],
    ['where two columns are known and one is missing', [['Coaches of the fall'], ['state', 'coach_name'], ROW], 1],
    ['first where nothing is known', [['Uni', 'Wer'], ROW], 0],
    [
      'first, though a value is named like a column',
      [
        ['school_name', 'coach_name'],
        ['name', 'coach'],
      ],
      0,
    ],
  ])('K-06 K-07 without a mapping is the one with the names of the columns: %s', (_where, rows, at) => {
    expect(namedHeaderRow(rows, COACH_COLUMNS)).toBe(at);
  });
});
