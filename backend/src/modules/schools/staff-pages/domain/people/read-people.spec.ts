import { plainLine, type PageLine } from '../lines/page-line.js';
import { PageTooLong } from '../staff-page-errors.js';
import { MOST_LINES } from '../staff-page-limits.js';
import { readPeople } from './read-people.js';

const heading = (text: string, level = 1): PageLine => ({ ...plainLine(text), level });
const text = (...lines: string[]) => lines.map((line) => plainLine(line));
/** The rows of one table, cell by cell. */
const table = (...rows: string[][]) =>
  rows.flatMap((cells, row) => cells.map((cell, column) => plainLine(cell, [], { row: row + 1, column, span: 1, table: 1, hint: '' })));
const named = (lines: PageLine[]) => readPeople(lines).map(({ firstName, lastName, title }) => `${firstName} ${lastName}, ${title}`);

describe('everybody whom a staff page names', () => {
  it('B-01 each has a name in two parts, a title and contacts; what the page does not say is null', () => {
    const [person] = readPeople(text('Nick Saban', 'Head Coach', 'ns@state.edu', '(330) 972-7080'));
    expect(person).toMatchObject({
      ...{ firstName: 'Nick', lastName: 'Saban', title: 'Head Coach', email: 'ns@state.edu', phone: '(330) 972-7080' },
      ...{ twitter: null, isCoach: true, checks: [] },
    });
  });

  it('B-01 they come in the order of the page, each once', () => {
    const lines = text('Nick Saban', 'Head Coach', 'Joe Reed', 'Line Coach', 'Nick Saban', 'Head Coach');
    expect(named(lines)).toEqual(['Nick Saban, Head Coach', 'Joe Reed, Line Coach']);
  });

  it('B-01 a name that the page shouts is greeted in its usual case, behind Mc too; short ones stay', () => {
    expect(named(text("MARY-ANN O'NEIL", 'Head Coach'))).toEqual(["Mary-Ann O'Neil, Head Coach"]);
    expect(named(text('Joe LEE', 'Line Coach'))).toEqual(['Joe LEE, Line Coach']);
    expect(named(text('Joe McDONALD', 'Line Coach'))).toEqual(['Joe McDonald, Line Coach']);
  });

  it('B-01 a table is read by its columns, and a second one by its own', () => {
    const rows = table(
      ['Name', 'Title', 'Email'],
      ['Nick Saban', 'Head Coach', 'ns@state.edu'],
      ['Joe Reed', 'Line Coach', 'jr@state.edu'],
    );
    expect(readPeople(rows).map(({ lastName, email }) => [lastName, email])).toEqual([
      ['Saban', 'ns@state.edu'],
      ['Reed', 'jr@state.edu'],
    ]);
  });

  it('B-01 an extension in a table belongs to the only main number that the page names', () => {
    const rows = table(['Name', 'Title', 'Ext'], ['Nick Saban', 'Head Coach', 'x1234']);
    const phones = (lines: PageLine[]) => readPeople(lines).map(({ phone }) => phone);
    expect(phones([plainLine('Main number: 330-972-7080'), ...rows])).toEqual(['330-972-7080 x1234']);
    expect(phones([plainLine('Main number: 330-972-7080'), plainLine('Main office: 330-972-7081'), ...rows])).toEqual([null]);
  });

  it('B-01 a heading says which sport those below it coach', () => {
    const lines = [heading('Football', 2), ...text('Nick Saban', 'Head Coach'), heading('Soccer', 2), ...text('Joe Reed', 'Head Coach')];
    expect(readPeople(lines).map(({ lastName, sport }) => [lastName, sport])).toEqual([
      ['Saban', 'Football'],
      ['Reed', 'Soccer'],
    ]);
  });

  it('B-01 on a page about football alone everybody is football’s, under any other heading too', () => {
    const lines = [
      heading('2026 Football Coaching Staff'),
      ...text('Nick Saban', 'Head Coach'),
      heading('Support Staff', 2),
      ...text('Joe Reed', 'Analyst'),
    ];
    expect(readPeople(lines).map(({ sport }) => sport)).toEqual(['Football', 'Football']);
  });

  it('B-01 without headings titles that only football has say so, unless another sport is named', () => {
    const football = text('Nick Saban', 'Quarterbacks Coach', 'Joe Reed', 'Head Coach');
    expect(readPeople(football).map(({ sport }) => sport)).toEqual(['Football', 'Football']);
    const mixed = [...football, ...text('Ann Hill', 'Head Soccer Coach')];
    expect(new Set(readPeople(mixed).map(({ sport }) => sport))).not.toEqual(new Set(['Football']));
  });

  it('B-01 players of the roster are nobody to write to', () => {
    const lines = [heading('Players', 2), ...text('Nick Saban', 'Head Coach')];
    expect(readPeople(lines)).toEqual([]);
  });

  it('X-05 a page with too many lines is refused', () => {
    const lines = Array.from({ length: MOST_LINES + 1 }, () => plainLine(''));
    expect(() => readPeople(lines)).toThrow(PageTooLong);
    expect(readPeople(lines.slice(1))).toEqual([]);
  });
});
