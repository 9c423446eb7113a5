import { numberText } from './number-text';

describe('the text of a number', () => {
  it.each([
    ['205 lbs', false, '205'],
    ['abc', false, ''],
    ['3.7', true, '3.7'],
    ['3,7', true, '3.7'],
    ['3..7.1x', true, '3.71'],
    ['.', true, '.'],
    ['-4', true, '4'],
  ])('P-04 keeps of %j (decimals: %s) only %j', (typed, decimals, kept) => {
    expect(numberText(typed, decimals)).toBe(kept);
  });
});
