import { plainLine } from '../lines/page-line.js';
import { rowReader } from './row-reader.js';

/** "Coach*2": the cell takes two rows. */
function people(...rows: Record<number, string>[]): string[] {
  const read = rowReader({ number: null, domain: null });
  return rows.flatMap((cells, row) => {
    const lines = Object.entries(cells).map(([column, written]) => {
      const [text = '', times] = written.split('*');
      return plainLine(text, [], { row, column: Number(column), span: 1, table: 1, hint: '', ...(times && { rows: Number(times) }) });
    });
    return read(lines).map(({ name, title, section = '', email }) => [name, title, section, email ?? ''].join('|'));
  });
}
const HEAD = { 0: 'Title', 1: 'Name', 2: 'Email' };

describe('the rows of a table', () => {
  it('B-01 a title over several rows is that of each, and of no row below them', () => {
    expect(people(HEAD, { 0: 'Coach*2', 1: 'Ann Ames' }, { 1: 'Bo Bell' }, { 1: 'Cy Cruz' })).toEqual([
      'Ann Ames|Coach||',
      'Bo Bell|Coach||',
      'Cy Cruz|||',
    ]);
  });

  it('B-01 an address over several rows is of the first', () => {
    expect(people(HEAD, { 0: 'Coach', 1: 'Ann Ames', 2: 'a@s.example*2' }, { 0: 'Coach', 1: 'Bo Bell' })).toEqual([
      'Ann Ames|Coach||a@s.example',
      'Bo Bell|Coach||',
    ]);
  });

  it('B-01 a number over several rows is that of each below such a heading alone', () => {
    const read = rowReader({ number: null, domain: null });
    const row = (number: number, texts: string[], rows = 1) =>
      texts.map((text, column) =>
        plainLine(text, [], { row: number, column, span: 1, table: 1, hint: '', ...(column === 2 && rows > 1 && { rows }) }),
      );
    const phones = (heading: string) =>
      [
        row(0, ['Name', 'Title', heading]),
        row(1, ['Ann Ames', 'Head Coach', '402-555-0101'], 2),
        row(2, ['Bo Bell', 'Safeties']),
        row(3, ['Cy Cruz', 'Kickers']),
      ].flatMap((lines) => read(lines).map(({ phone }) => phone));
    expect(phones('Phone')).toEqual(['402-555-0101', '402-555-0101', null]);
    expect(phones('Location')).toEqual(['402-555-0101', null, null]);
  });

  it('B-01 a sport in a cell of its own is that of its rows, with headings and without', () => {
    expect(people({ 0: 'Soccer*2', 1: 'Ann Ames', 2: 'Head Coach' }, { 1: 'Bo Bell', 2: 'Assistant' })).toEqual([
      'Ann Ames|Head Coach|Soccer|',
      'Bo Bell|Assistant|Soccer|',
    ]);
    expect(people({ 0: 'Sport', 1: 'Head Coach' }, { 0: 'Soccer', 1: 'Ann Ames' })).toEqual(['Ann Ames|Head Coach|Soccer|']);
  });

  it('B-01 the address of an assistant is not that of the coach, and a year of a life is nobody', () => {
    const head = { 0: 'Name', 1: 'Title', 2: 'Email', 3: 'Assistant’s Email' };
    expect(people(head, { 0: 'Ann Ames', 1: 'Head Coach', 2: '', 3: 'x@s.example' })).toEqual(['Ann Ames|Head Coach||']);
    expect(people({ 0: '2019-22', 1: 'Bard Ridge', 2: 'Safeties Coach' })).toEqual([]);
  });
});
