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

  it('B-01 where an address is before a name they are cells too, also of a row that lost the first one', () => {
    const rows = 'Email\tTitle\tName\nnick@state.example\tCoach\tNick Saban\nSafeties\tSam Hill';
    const tables = linesOfText(`Football\n${rows}`).map(({ cell }) => cell?.table);
    expect(tables).toEqual([undefined, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(linesOfText('nick@state.example\tNick Saban\tCoach').map(({ cell }) => cell?.column)).toEqual([0, 1, 2]);
  });

  it('B-01 the end of one card and the beginning of the next are no row', () => {
    const cards = 'Nick Saban\nHead Coach\nnick@state.example\tSam Hill\nSafeties\tBo Li\nKickers\tJo Park\nPunters';
    expect(linesOfText(cards).filter(({ cell }) => cell !== null)).toEqual([]);
  });

  it('B-01 nor are a name and a title below each other in one cell', () => {
    const cells = linesOfText('Coach\tContact\nNick Saban\nHead Coach\tO: 205-555-0142').map(({ cell }) => cell?.row);
    expect(cells).toEqual([0, 0, undefined, undefined, undefined]);
  });

  it('B-01 rows without headings are cells where each is about one person', () => {
    expect(seen('Nick Saban\tCoach\nSam Hill\tSafeties')).toEqual(['Nick Saban 0/0', 'Coach 0/1', 'Sam Hill 1/0', 'Safeties 1/1']);
    expect(seen('Nick Saban\tCoach\nSafeties\tbo@state.example')).toEqual(['Nick Saban', 'Coach', 'Safeties', 'bo@state.example']);
  });

  it('B-01 a row that begins with the name has the title of the row above, in one cell over both', () => {
    const rows = 'Title\tName\tEmail\nCoordinators\tNick Saban\tnick@state.example\nSam Hill\t';
    expect(seen(rows).slice(-2)).toEqual(['Coordinators 2/0', 'Sam Hill 2/1']);
  });

  it('B-01 the lines of one cell are of one row, if together they have its columns and one name', () => {
    const head = 'Name\tTitle\tEmail';
    expect(seen(`${head}\nNick Saban\tCoach\nSafeties\tnick@state.example`).slice(3)).toEqual([
      'Nick Saban 1/0',
      'Coach 1/1',
      'Safeties 1/1',
      'nick@state.example 1/2',
    ]);
    expect(seen(`${head}\nNick Saban\tCoach\nSam Hill\tSafeties`).slice(3)).toEqual([
      'Nick Saban 1/0',
      'Coach 1/1',
      'Sam Hill 2/0',
      'Safeties 2/1',
    ]);
  });

  it('B-01 also where such a row is the first, and an empty cell keeps its column', () => {
    expect(seen(`${HEAD}\nNick\t\tCoach`)).toEqual(['First 0/0', 'Last 0/1', 'Title 0/2', 'Nick 1/0', 'Coach 1/2']);
  });

  it.each([
    ['two columns', 'First\tLast\nNick\tSaban'],
    ['first names alone', 'First\tTitle\tEmail\nNick\tCoach\tx'],
    ['last names alone', 'Last\tTitle\tEmail\nSaban\tCoach\tx'],
    ['more than 100 columns', `${HEAD}${'\tx'.repeat(98)}\nNick\tSaban\tCoach`],
  ])('B-01 no cells below %s', (_what, text) => {
    expect(linesOfText(text).filter(({ cell }) => cell !== null)).toEqual([]);
  });
});
