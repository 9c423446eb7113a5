import { linesOfText } from './lines-of-text.js';

const HEAD = 'First\tLast\tTitle';
const seen = (text: string) => linesOfText(text).map(({ text: line, cell }) => (cell ? `${line} ${cell.row}/${cell.column}` : line));

describe('the lines of a pasted text', () => {
  it.each([
    ['of every kind of end', 'one\ntwo\r\nthree\rfour', ['one', 'two', 'three', 'four']],
    ['empty ones are none', '\n one  two \n\n \t \n', ['one two']],
    ['what tabs divide', 'one\ttwo\t\tthree', ['one', 'two', 'three']],
    ['nothing', '', []],
  ])('B-01 %s', (_what, text, lines) => {
    expect(seen(text)).toEqual(lines);
  });

  it('B-01 below columns of first and last names they are cells of rows', () => {
    expect(seen(`Football\tStaff\n${HEAD}\nNick\tSaban\tCoach\nalone`)).toEqual([
      'Football',
      'Staff',
      'First 1/0',
      'Last 1/1',
      'Title 1/2',
      'Nick 2/0',
      'Saban 2/1',
      'Coach 2/2',
      'alone',
    ]);
  });

  it('B-01 where an address stands before a name they are cells too, also of a row that lost one', () => {
    const rows = 'Email\tTitle\tName\nnick@state.example\tCoach\tNick Saban\nSafeties\tSam Hill';
    const tables = linesOfText(`Football\n${rows}`).map(({ cell }) => cell?.table);
    expect(tables).toEqual([undefined, 1, 1, 1, 1, 1, 1, 2, 2]);
    expect(linesOfText('nick@state.example\tNick Saban').map(({ cell }) => cell?.column)).toEqual([0, 1]);
    expect(linesOfText('Nick Saban\tnick@state.example').map(({ cell }) => cell)).toEqual([null, null]);
  });

  it('B-01 also where such a row is the first, and an empty cell keeps its column', () => {
    expect(seen(`${HEAD}\nNick\t\tCoach`)).toEqual(['First 0/0', 'Last 0/1', 'Title 0/2', 'Nick 1/0', 'Coach 1/2']);
  });

  it.each([
    ['two columns', 'First\tLast\nNick\tSaban'],
    ['one column for the whole name', 'Name\tTitle\tEmail\nNick Saban\tCoach\tx'],
    ['first names alone', 'First\tTitle\tEmail\nNick\tCoach\tx'],
    ['last names alone', 'Last\tTitle\tEmail\nSaban\tCoach\tx'],
    ['more than 100 columns', `${HEAD}${'\tx'.repeat(98)}\nNick\tSaban\tCoach`],
  ])('B-01 no cells below %s', (_what, text) => {
    expect(linesOfText(text).filter(({ cell }) => cell !== null)).toEqual([]);
  });
});
