import { letterPairs, likeness } from './likeness.js';
import { plainName } from './plain-name.js';

describe('what tells the names of schools apart', () => {
  it.each([
    ['The University of Akron', 'akron', 'university'],
    ['Akron Univ.', 'akron', 'university'],
    ['Boston College', 'boston', 'college'],
    ['College of the University', '', 'college'],
    ['Miami (OH)', 'miami', null],
    ['Miami (OH) (main)', 'miami', null],
    ['Texas A&M', 'texas a and m', null],
    ["St. John's", 'saint johns', null],
    ['Penn St.', 'penn state', null],
    ['  Penn -- State  ', 'penn state', null],
  ])('R-10 of %j it is %j', (name, words, sort) => {
    expect(plainName(name)).toEqual({ words, sort });
  });
});

describe('how alike two names are', () => {
  const between = (one: string, other: string) => likeness(letterPairs(one), letterPairs(other));

  it('R-10 counts the pairs of letters that they share', () => {
    expect([...letterPairs('akron')]).toEqual(['ak', 'kr', 'ro', 'on']);
    expect([between('akron', 'akron'), between('akron', 'bbbb'), between('night', 'nacht')]).toEqual([1, 0, 0.25]);
    expect(between('akron', 'akrons')).toBeCloseTo(8 / 9);
    expect(between('akrons', 'akron')).toBeCloseTo(8 / 9);
  });

  it('R-10 finds nothing alike in a text without pairs', () => {
    expect([between('', ''), between('a', 'akron'), between('akron', '')]).toEqual([0, 0, 0]);
  });
});
