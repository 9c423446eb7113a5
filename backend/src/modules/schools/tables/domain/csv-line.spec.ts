import { csvLine } from './csv-line.js';

describe('a line of an exported table', () => {
  it.each([
    [['plain', 7, null, true], 'plain,7,,true\r\n'],
    [['a, b', 'say "x"', 'two\nlines'], '"a, b","say ""x""","two\nlines"\r\n'],
    [['=1+1', '+1', '-1', '@x', '\tx', '\rx'], `'=1+1,'+1,'-1,'@x,'\tx,"'\rx"\r\n`],
    [['a=1', ' =1'], 'a=1, =1\r\n'],
    [[-5], '-5\r\n'],
  ])('K-02 writes %j so that no spreadsheet runs it', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
