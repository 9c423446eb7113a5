import { plainLine, type PageLine } from '../lines/page-line.js';
import { headerOf, rowPerson, type Column, type Row } from './table-people.js';

const rowOf = (...cells: (string | PageLine[])[]): Row =>
  new Map(cells.map((cell, column) => [column, typeof cell === 'string' ? [plainLine(cell)] : cell]));
const hinted = (hint: string, text = ''): PageLine[] => [plainLine(text, [], { row: 0, column: 0, span: 1, table: 1, hint })];
const columnsOf = (row: Row) => {
  const header = headerOf(row);
  return header && [...header.entries()].map(([at, column]) => `${at} ${column}`);
};
const head = (...columns: Column[]) => new Map(columns.map((column, at) => [at, column]));

const pageWith = (number: string | null) => ({ number, domain: null });

describe('a row of headings', () => {
  it.each<[string, Row, string[]]>([
    ['name and title', rowOf('Name', 'Title'), ['0 name', '1 title']],
    ['with colons and other letters', rowOf('FULL NAME:', 'Position:'), ['0 name', '1 title']],
    ['first and last names', rowOf('First Name', 'Last Name'), ['0 first', '1 last']],
    [
      'every kind',
      rowOf('Photo', 'Coach', 'Sport', 'E-Mail', 'Phone', 'Ext.', 'X', 'Role'),
      ['0 other', '1 name', '2 section', '3 email', '4 phone', '5 extension', '6 handle', '7 title'],
    ],
    ['an empty cell between', rowOf('Name', '', 'Title'), ['0 name', '2 title']],
    ['empty cells with hints', rowOf(hinted('sidearm Staff_Title'), hinted('col-name')), ['0 title', '1 name']],
    [
      'names of their own columns and another word for a phone',
      rowOf('Last', 'First', 'Job Title', 'Direct Line', 'Mail'),
      ['0 last', '1 first', '2 title', '3 phone', '4 email'],
    ],
    [
      'one heading of three that is not known',
      rowOf('Surname', 'Given Name', 'Role', 'Best way to reach', 'E-mail', 'Since'),
      ['0 last', '1 first', '2 title', '4 email'],
    ],
    ['a heading in two lines', rowOf([plainLine('Full'), plainLine('Name')], 'Title'), ['0 name', '1 title']],
  ])('B-01 is: %s', (_what, row, columns) => {
    expect(columnsOf(row)).toEqual(columns);
  });

  it.each<[string, Row]>([
    ['a name alone', rowOf('Name')],
    ['two columns of one kind', rowOf('Name', 'Coach')],
    ['a name and a picture', rowOf('Name', 'Photo')],
    ['no name', rowOf('Title', 'Phone')],
    ['a first name without a last', rowOf('First', 'Title')],
    ['a last name without a first', rowOf('Last', 'Title')],
    ['another text', rowOf('Name', 'Title', 'Nick Saban')],
    ['too many other texts', rowOf('Name', 'Title', 'Phone', 'Nick Saban', 'Head Coach', 'Room 2')],
    ['people', rowOf('Nick Saban', 'Head Coach')],
    ['a hint beside a text', rowOf(hinted('col-name', 'Nick Saban'), 'Title')],
    ['nothing', rowOf()],
  ])('B-01 is not: %s', (_what, row) => {
    expect(headerOf(row)).toBeNull();
  });
});

describe('the person of a row', () => {
  const found = (row: Row, columns: Map<number, Column> | null = null, main: string | null = null) => {
    const person = rowPerson(row, columns, pageWith(main));
    return person && [person.name, person.title];
  };

  it.each<[string, Row, Map<number, Column> | null, string[]]>([
    ['named by a column, whatever it reads like', rowOf('QB Room', 'saban nick'), head('title', 'name'), ['saban nick', 'QB Room']],
    ['found by the name', rowOf('x', 'Nick Saban', 'Head Coach'), null, ['Nick Saban', 'Head Coach']],
    ['first and last name', rowOf('Coach', 'Saban', 'Nick'), head('title', 'last', 'first'), ['Nick Saban', 'Coach']],
    ['name and title in one cell', rowOf('Nick Saban, Head Coach', '205-555-0142'), head('name', 'phone'), ['Nick Saban', 'Head Coach']],
    [
      'title in lines',
      rowOf('Nick Saban', [plainLine('Coach'), plainLine(''), plainLine('QB')]),
      head('name', 'title'),
      ['Nick Saban', 'Coach / QB'],
    ],
    ['title without a column', rowOf('Nick Saban', 'x', 'Head Coach'), head('name'), ['Nick Saban', 'Head Coach']],
    ['no title among the columns', rowOf('Nick Saban', 'x'), head('name'), ['Nick Saban', '']],
    ['any words without columns', rowOf('Nick Saban', 'Wizard'), null, ['Nick Saban', 'Wizard']],
    [
      'no contact as a title',
      rowOf('Nick Saban', 'coach@state.edu', '205-555-0142', '@coach', 'Email', '7', 'Wizard'),
      null,
      ['Nick Saban', 'Wizard'],
    ],
    ['name and title in one cell beside another title', rowOf('Nick Saban, Head Coach', 'QB'), head('name'), ['Nick Saban', 'Head Coach']],
    ['a column of titles before a title in the cell', rowOf('Nick Saban, Head Coach', 'QB'), head('name', 'title'), ['Nick Saban', 'QB']],
    ['no second name as a title', rowOf('Nick Saban', 'Joe Reed', '', 'Wizard'), null, ['Nick Saban', 'Wizard']],
    ['one mark of a player', rowOf('Nick Saban', 'Sr.', 'Head Coach'), null, ['Nick Saban', 'Head Coach']],
  ])('B-01 %s', (_what, row, columns, person) => {
    expect(found(row, columns)).toEqual(person);
  });

  it.each<[string, Row, Map<number, Column> | null]>([
    ['nobody named', rowOf('Head Coach', 'x'), null],
    ['an empty name', rowOf('', 'Head Coach'), head('name', 'title')],
    ['a vacant position', rowOf('Vacant', 'Head Coach'), head('name', 'title')],
    ['a vacant position in two columns', rowOf('To be', 'named'), head('first', 'last')],
    ['one word', rowOf('Saban', 'Head Coach'), head('name', 'title')],
    ['a player', rowOf('Nick Saban', 'Sr.', '6-2'), null],
    ['a player with a weight', rowOf('Nick Saban', '205 lbs', 'R-Fr.'), head('name')],
  ])('B-01 is about nobody: %s', (_what, row, columns) => {
    expect(found(row, columns)).toBeNull();
  });

  it('B-01 the sport, and how to reach the person, without numbers of other columns', () => {
    const other = {
      ...plainLine('205-555-0199'),
      links: [
        { kind: 'phone' as const, value: '1' },
        { kind: 'handle' as const, value: 'nick' },
      ],
    };
    const row = rowOf('Nick Saban', 'Football', 'ns@state.edu', [other]);
    expect(rowPerson(row, head('name', 'section', 'email', 'other'), pageWith(null))).toMatchObject({
      section: 'Football',
      email: 'ns@state.edu',
      phone: null,
      twitter: 'nick',
    });
    expect(rowPerson(row, head('name', 'section', 'email', 'phone'), pageWith(null))?.phone).toBe('205-555-0199');
  });

  it.each([
    ['1234', '205-555-0100', '205-555-0100 x1234'],
    ['x 1-2', '205-555-0100', '205-555-0100 x12'],
    ['123456', '205-555-0100', '205-555-0100 x123456'],
    ['1234567', '205-555-0100', null],
    ['none', '205-555-0100', null],
    ['1234', null, null],
  ])('B-01 extension %s of %s: %s', (extension, main, phone) => {
    expect(rowPerson(rowOf('Nick Saban', extension), head('name', 'extension'), pageWith(main))?.phone).toBe(phone);
  });

  it('B-01 a whole number counts more than an extension', () => {
    const row = rowOf('Nick Saban', '12', '205-555-0142');
    expect(rowPerson(row, head('name', 'extension', 'phone'), pageWith('205-555-0100'))?.phone).toBe('205-555-0142');
  });
});
