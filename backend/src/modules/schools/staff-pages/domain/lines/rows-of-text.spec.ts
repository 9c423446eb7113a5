import { rowsOfText } from './rows-of-text.js';

const FIRST = ['Ann Ames', 'Head Coach', 'a@s.example'];

describe('the cells of the lines of a text', () => {
  it.each([
    ['tabs', 'Ann Ames\tHead Coach\ta@s.example', [FIRST]],
    ['empty cells between tabs', '\tAnn Ames\t\t', [['', 'Ann Ames', '', '']]],
    ['three blanks or more', '   Ann Ames     Head Coach   a@s.example', [FIRST]],
    ['two blanks in a row of one person', 'Ann Ames  Head Coach  a@s.example', [FIRST]],
    ['two blanks between sentences part nothing', 'Ann Ames won.  She was the coach.', [['Ann Ames won. She was the coach.']]],
    ['commas below headings', 'Name,Title,Email\nAnn Ames,Head Coach,a@s.example', [['Name', 'Title', 'Email'], FIRST]],
    ['semicolons below headings', 'Name;Title;Email\nAnn Ames;Head Coach;a@s.example', [['Name', 'Title', 'Email'], FIRST]],
    [
      'a comma in quotes',
      'Name,Title\n"Ames, Ann",Head Coach',
      [
        ['Name', 'Title'],
        ['Ames, Ann', 'Head Coach'],
      ],
    ],
    [
      'a written table',
      '| Name | Title |\n|---|---|\n| Ann Ames | Head Coach |',
      [
        ['Name', 'Title'],
        ['Ann Ames', 'Head Coach'],
      ],
    ],
    ['commas without headings', 'Ames, Ann\nHead Coach, Safeties', [['Ames, Ann'], ['Head Coach, Safeties']]],
    ['a line without the sign', 'Name,Title\nFootball', [['Name', 'Title'], ['Football']]],
    ['a text of more than 1,000 characters', `Name,Title,${'x'.repeat(1_000)}`, [[`Name,Title,${'x'.repeat(1_000)}`]]],
  ])('B-01 %s', (_what, text, rows) => {
    expect(rowsOfText(text)).toEqual(rows);
  });
});
