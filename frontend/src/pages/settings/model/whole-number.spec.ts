import { wholeNumber } from './whole-number';

describe('a number that somebody types', () => {
  it.each([
    ['0', 0],
    [' 14 ', 14],
    ['90', 90],
    ['91', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['two', null],
    ['9'.repeat(400), null],
  ])('C-18 reads "%s" as %s', (typed, value) => {
    expect(wholeNumber(typed, 0, 90)).toBe(value);
  });
});
