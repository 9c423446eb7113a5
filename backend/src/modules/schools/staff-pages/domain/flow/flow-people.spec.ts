import { flowPeople } from './flow-people.js';
import { LineSenses } from '../lines/line-senses.js';
import { plainLine, type PageLine } from '../lines/page-line.js';

const people = (lines: PageLine[]) => flowPeople(lines, new LineSenses());
const found = (...texts: string[]) =>
  people(texts.map((text) => plainLine(text))).map(({ name, title, email }) => [name, title, email].filter(Boolean).join(' | '));

describe('people whose names and titles are lines below each other', () => {
  it.each<[string, string[], string[]]>([
    ['a name above a title', ['Nick Saban', 'Head Coach'], ['Nick Saban | Head Coach']],
    ['a title above a name', ['Head Coach', 'Nick Saban', 'Line Coach', 'Joe Reed'], ['Nick Saban | Head Coach', 'Joe Reed | Line Coach']],
    ['both in one line', ['Nick Saban, Head Coach'], ['Nick Saban | Head Coach']],
    ['contacts between', ['Nick Saban', 'ns@state.edu', 'Head Coach'], ['Nick Saban | Head Coach | ns@state.edu']],
    ['five lines between', ['Nick Saban', '', '', '', '', '', 'Head Coach'], ['Nick Saban | Head Coach']],
    ['six lines between', ['Nick Saban', '', '', '', '', '', '', 'Head Coach'], []],
    ['other words between', ['Nick Saban', 'Welcome to us', 'Head Coach'], []],
    ['another name between', ['Nick Saban', 'Joe Reed', 'Head Coach'], ['Joe Reed | Head Coach']],
    ['the name twice', ['Nick Saban', 'Nick Saban', 'Head Coach'], ['Nick Saban | Head Coach']],
    ['the name twice in two spellings', ['Nick Saban', 'Saban, Nick', 'Head Coach'], ['Nick Saban | Head Coach']],
    ['a name without a title', ['Nick Saban'], []],
    ['nothing', [], []],
  ])('B-01 %s', (_what, lines, persons) => {
    expect(found(...lines)).toEqual(persons);
  });

  it('B-01 what follows a title is that person’s up to the next one', () => {
    expect(found('Nick Saban', 'Head Coach', 'ns@state.edu', 'Joe Reed', 'Line Coach', 'jr@state.edu')).toEqual([
      'Nick Saban | Head Coach | ns@state.edu',
      'Joe Reed | Line Coach | jr@state.edu',
    ]);
  });

  it('B-01 a vacant position gives its contacts to nobody', () => {
    expect(found('Nick Saban', 'Head Coach', 'Vacant', 'Line Coach', 'line@state.edu')).toEqual(['Nick Saban | Head Coach']);
  });

  it('B-01 another section ends what is about a person', () => {
    expect(found('Nick Saban', 'Head Coach', 'Soccer', 'soccer@state.edu')).toEqual(['Nick Saban | Head Coach']);
    expect(found('Nick Saban', 'Head Coach', 'Support Staff', 'ns@state.edu')).toEqual(['Nick Saban | Head Coach | ns@state.edu']);
  });

  it.each([
    [2, 2, null],
    [2, 1, null],
    [2, 3, 'ns@state.edu'],
    [0, 3, null],
    [2, 0, 'ns@state.edu'],
  ])('B-01 a name of level %i ends at a heading of level %i: %s', (name, heading, email) => {
    const lines = [
      { ...plainLine('Nick Saban'), level: name },
      plainLine('Head Coach'),
      { ...plainLine('Welcome to us'), level: heading },
      plainLine('ns@state.edu'),
    ];
    expect(people(lines)[0]?.email).toBe(email);
  });

  it('B-01 the foot of the page is not about the last person', () => {
    const foot = ['Welcome to us', 'Welcome again', 'info@state.edu'];
    expect(found('Nick Saban', 'Head Coach', 'Joe Reed', 'Line Coach', ...foot)).toEqual([
      'Nick Saban | Head Coach',
      'Joe Reed | Line Coach',
    ]);
    expect(found('Nick Saban', 'Head Coach', ...foot)).toEqual(['Nick Saban | Head Coach | info@state.edu']);
  });

  it('B-01 a block of the page is about the person whose name is in it', () => {
    const lines = [
      plainLine('one@state.edu', [1, 2]),
      plainLine('Nick Saban', [1, 2]),
      plainLine('Head Coach', [1, 2]),
      plainLine('two@state.edu', [1, 3]),
      plainLine('Joe Reed', [1, 3]),
      plainLine('Line Coach', [1, 3]),
    ];
    expect(people(lines).map(({ email, line }) => [email, line])).toEqual([
      ['one@state.edu', 1],
      ['two@state.edu', 4],
    ]);
  });
});
