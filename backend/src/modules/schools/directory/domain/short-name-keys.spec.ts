import { shortNameKeys } from './short-name-keys.js';

describe('short forms of a school’s name', () => {
  it.each([
    ['University of St. Mary', ['st. mary']],
    ['Peru State College', ['peru state']],
    ['Blinn Community College', ['blinn']],
    ['Université de Montréal', []],
    ['Akron', []],
  ])('B-07 %s', (name, keys) => {
    expect(shortNameKeys(name)).toEqual(keys);
  });
});
