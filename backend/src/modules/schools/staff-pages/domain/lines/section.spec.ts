import { sectionOf, sportOf, sportOfCell } from './section.js';

const FOOTBALL = { kind: 'sport', sport: 'Football' };
const OFFICE = { kind: 'office' };
const INHERIT = { kind: 'inherit' };
const PLAYERS = { kind: 'players' };

describe('the sport that a heading names', () => {
  it.each([
    ['Football', 'Football'],
    ['MEN’S FOOTBALL', 'Football'],
    ['Flag Football', 'Flag Football'],
    ['Women’s Flag Football', "Women's Flag Football"],
    ['Men’s Basketball', "Men's Basketball"],
    ['Basketball (M)', "Men's Basketball"],
    ['M Basketball', "Men's Basketball"],
    ['Boys Basketball', "Men's Basketball"],
    ['Man Basketball', 'Basketball'],
    ['Women Soccer', "Women's Soccer"],
    ['Soccer (W)', "Women's Soccer"],
    ['W Soccer', "Women's Soccer"],
    ['Girls Soccer', "Women's Soccer"],
    ['Soccer', 'Soccer'],
    ['Cow Soccer', 'Soccer'],
    ['Field Hockey', 'Field Hockey'],
    ['Ice Hockey', 'Hockey'],
    ['Track', 'Cross Country / Track & Field'],
    ['Footballs', null],
    ['Athletics', null],
    ['', null],
  ])('B-01 %s: %s', (heading, sport) => {
    expect(sportOf(heading)).toBe(sport);
  });
});

describe('what a line says as a heading', () => {
  it.each([
    ['Football', FOOTBALL],
    ['2026 Football Coaching Staff', FOOTBALL],
    ['2026-27 Football', FOOTBALL],
    ['1st Football 2', FOOTBALL],
    ['Football Phone: 205-555-0142', FOOTBALL],
    ['Football Fax.#:', FOOTBALL],
    ['Football Office', FOOTBALL],
    ['Sports Medicine', OFFICE],
    ['Staff and Communications', OFFICE],
    ['Support Staff', INHERIT],
    ['Coaches', INHERIT],
    ['Men', INHERIT],
  ])('B-01 without a mark: %s', (line, section) => {
    expect(sectionOf(line, false)).toEqual(section);
    expect(sectionOf(line, true)).toEqual(section);
  });

  it.each([
    ['words of no heading', 'Football is fun', FOOTBALL],
    ['a name', 'Nick Saban', INHERIT],
    ['office and other words', 'Medicine for everybody', OFFICE],
    ['numbers alone', '2026', INHERIT],
    ['nothing', '', INHERIT],
    ['81 characters', `Football ${'staff '.repeat(11)}and of`, INHERIT],
    ['players', 'Players', PLAYERS],
    ['players of a sport', 'Football Players', PLAYERS],
    ['players with words around', 'Mens Student Athletes Players Roster', PLAYERS],
    ['players and staff', 'Players Staff', INHERIT],
    ['players among other words', 'Football Players Support', FOOTBALL],
  ])('B-01 only where the page marks it: %s', (_what, line, section) => {
    expect(sectionOf(line, false)).toBeNull();
    expect(sectionOf(line, true)).toEqual(section);
  });

  it('B-01 80 characters are a heading yet', () => {
    expect(sectionOf(`Football ${'staff '.repeat(11)}staff`, false)).toEqual(FOOTBALL);
  });
});

describe('the sport in a cell of a column of sports', () => {
  it.each([
    ['FB', 'Football'],
    ['MBB', "Men's Basketball"],
    ['wsoc', 'Soccer'],
    ['Softball', 'Softball'],
    ['DEF', null],
    ['ST', null],
    ['', null],
  ])('B-01 %j is %j', (text, sport) => {
    expect(sportOfCell(text)).toBe(sport);
  });
});
