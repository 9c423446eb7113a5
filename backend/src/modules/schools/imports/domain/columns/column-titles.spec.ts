import { columnTitles } from './column-titles.js';

describe('the names of the columns of a file', () => {
  it('B-08 numbers what is named alike, names what has no header by its letters, and takes line ends for spaces', () => {
    const header = ['Name', ' Name ', '', 'E-mail\n Address', 'Name (2)', 'Name'];
    expect(columnTitles(header)).toEqual(['Name', 'Name (2)', 'Column C', 'E-mail Address', 'Name (2) (2)', 'Name (3)']);
    expect(columnTitles(Array.from({ length: 28 }, () => '')).slice(25)).toEqual(['Column Z', 'Column AA', 'Column AB']);
  });
});
