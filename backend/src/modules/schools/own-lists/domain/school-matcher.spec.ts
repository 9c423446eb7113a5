import { nameKey } from '../../directory/domain/name-key.js';
import { SchoolMatcher, type MatchableSchool } from './school-matcher.js';

const SCHOOLS: readonly (readonly [string, string, ...string[]])[] = [
  ['Akron', 'OH'],
  ['Miami', 'FL'],
  ['Miami (OH)', 'OH'],
  ['Penn State', 'PA', 'PSU'],
  ['Boston College', 'MA', 'BC'],
  ['St. Thomas (MN)', 'MN'],
  ["Saint John's (MN)", 'MN'],
  ['Washington', 'WA'],
  ['WashU', 'MO', 'Washington University'],
  ['Concordia', 'WI'],
  ['Concordia', 'NE'],
  ['San José State', 'CA'],
];

const matcher = new SchoolMatcher(
  SCHOOLS.map(([name, state, ...aliases], index): MatchableSchool => {
    return { id: index + 1, name, state, division: 'D1', nameKey: nameKey(name), aliases };
  }),
);

function found(name: string, state: string | null = null): string | null {
  const match = matcher.find(name, state);
  return 'school' in match ? `${match.school.name}, ${match.school.state}` : null;
}

describe('schools of an own spreadsheet', () => {
  it.each([
    ['akron', null, 'Akron, OH'],
    ['San Jose  State', null, 'San José State, CA'],
    ['PSU', null, 'Penn State, PA'],
    ['Washington University', null, 'WashU, MO'],
    ['Concordia', 'NE', 'Concordia, NE'],
    ['The University of Akron', 'OH', 'Akron, OH'],
    ['Penn St.', 'PA', 'Penn State, PA'],
    ['Miami University', 'OH', 'Miami (OH), OH'],
    ['University of Miami', 'FL', 'Miami, FL'],
    ['Saint Thomas', 'MN', 'St. Thomas (MN), MN'],
    ["St John's", 'MN', "Saint John's (MN), MN"],
  ])('R-10 reads %s (%s) as %s', (name, state, expected) => {
    expect(found(name, state)).toBe(expected);
  });

  it('R-10 never takes a college for a university', () => {
    expect(found('Boston University', 'MA')).toBeNull();
    expect(found('University of Washington', 'MO')).toBeNull();
  });

  it('R-10 asks which one when a name stands for several', () => {
    const match = matcher.find('Concordia', null);
    expect('candidates' in match && match.candidates.map(({ state }) => state)).toEqual(['WI', 'NE']);
  });

  it('R-10 suggests what is nearly the same, the likeliest first, and does not decide', () => {
    for (const [name, state] of [
      ['Akronn', null],
      ['University of Akron', null],
      ['Akron', 'PA'],
    ] as const) {
      const match = matcher.find(name, state);
      expect('suggestions' in match && match.suggestions[0]).toMatchObject({ name: 'Akron', state: 'OH' });
    }
  });

  it('R-10 suggests three at most: those in the same state first, then in the order of the directory', () => {
    const twins = ['NY', 'OH', 'TX', 'OH', 'CA'].map((state, at): MatchableSchool => {
      return { id: 10 - at, name: 'Northview', state, division: 'D3', nameKey: 'northview', aliases: [] };
    });
    const suggested = (state: string | null) => {
      const match = new SchoolMatcher(twins).find('Northviews', state);
      return 'suggestions' in match ? match.suggestions.map(({ id }) => id) : [];
    };
    expect([suggested(null), suggested('OH')]).toEqual([
      [6, 7, 8],
      [7, 9, 6],
    ]);
    expect(new SchoolMatcher(twins).find('Northviews', 'OH', false)).toEqual({ suggestions: [] });
  });

  it('R-10 never takes a name of filler words for a school', () => {
    const nameless: MatchableSchool = { id: 1, name: 'The College', state: 'OH', division: 'D3', nameKey: 'the college', aliases: [] };
    expect(new SchoolMatcher([nameless]).find('The University of Football', 'OH')).toEqual({ suggestions: [] });
  });

  it('R-10 finds a school by its number, and knows its names', () => {
    expect(matcher.byId(4)).toEqual({ id: 4, name: 'Penn State', state: 'PA', division: 'D1' });
    expect([matcher.byId(undefined), matcher.byId(99)]).toEqual([undefined, undefined]);
    expect(['penn state', 'PSU', 'Penn'].map((name) => matcher.hasName(name))).toEqual([true, true, false]);
  });

  it('R-10 a school that has its own name as another name too is one school', () => {
    const double: MatchableSchool = { id: 1, name: 'Akron', state: 'OH', division: 'D1', nameKey: 'akron', aliases: ['Zips', 'zips'] };
    expect(new SchoolMatcher([double]).find('ZIPS', null)).toMatchObject({ school: { id: 1 } });
  });

  it('R-10 suggests nothing for what is nothing like a school', () => {
    expect(matcher.find('Zzyzx', null)).toEqual({ suggestions: [] });
    expect(matcher.find('University', 'OH')).toEqual({ suggestions: [] });
  });
});
