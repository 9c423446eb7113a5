import { LineSenses } from '../lines/line-senses.js';
import { plainLine } from '../lines/page-line.js';
import { candidatesOf } from './candidates.js';

const found = (text: string) =>
  candidatesOf(
    text.split(', ').map((line) => plainLine(line)),
    new LineSenses(),
  ).map(({ name, title, isApart }) => `${name} = ${title}${isApart ? ' (apart)' : ''}`);

describe('whose title it is', () => {
  it.each([
    ['a title below', 'Ann Ames, Head Coach, Bo Bell, Safeties', ['Ann Ames = Head Coach', 'Bo Bell = Safeties']],
    [
      'three names and then three titles',
      'Ann Ames, Bo Bell, Cy Cruz, Head Coach, Safeties, Kickers',
      ['Ann Ames = Head Coach (apart)', 'Bo Bell = Safeties (apart)', 'Cy Cruz = Kickers (apart)'],
    ],
    ['three names and two titles are nobody', 'Ann Ames, Bo Bell, Cy Cruz, Head Coach, Safeties', []],
    ['two names and two titles: the second of one person', 'Red Rock, Ann Ames, Head Coach, Safeties', ['Ann Ames = Head Coach']],
    [
      'two names, titles and addresses',
      'Ann Ames, Bo Bell, Head Coach, Safeties, a@s.example, b@s.example',
      ['Ann Ames = Head Coach (apart)', 'Bo Bell = Safeties (apart)'],
    ],
    [
      'a title of several',
      'Head Coach, Ann Ames, Assistant Coaches, Bo Bell, Cy Cruz',
      ['Ann Ames = Head Coach', 'Bo Bell = Assistant Coaches', 'Cy Cruz = Assistant Coaches'],
    ],
    [
      'until other words',
      'Head Coach, Ann Ames, Assistant Coaches, Bo Bell, Welcome to us, Cy Cruz',
      ['Ann Ames = Head Coach', 'Bo Bell = Assistant Coaches'],
    ],
    ['a school of somebody’s life', '2019-22, Bard Ridge, Safeties Coach', []],
  ])('B-01 %s', (_what, lines, people) => {
    expect(found(lines)).toEqual(people);
  });
});
