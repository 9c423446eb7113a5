import { lettersWrong } from './letters-wrong';

describe('how many letters are wrong', () => {
  it.each([
    ['saban', 'saban', 0],
    ['saban', 'sabon', 1],
    ['saban', 'sban', 1],
    ['saban', 'sabaan', 1],
    ['saban', 'sbaan', 1],
    ['saban', 'asban', 1],
    ['smith', 'smyht', 2],
    ['smith', 'smth ', 2],
    ['', '', 0],
    ['', 'ab', 2],
    ['ab', '', 2],
  ])('R-13 between %p and %p: %i', (a, b, wrong) => {
    expect(lettersWrong(a, b, 2)).toBe(wrong);
    expect(lettersWrong(b, a, 2)).toBe(wrong);
  });

  it.each([
    ['saban', 'reed', 2],
    ['saban', 'sabanes', 1],
    ['smith', 'smyht', 1],
    ['abcdef', 'fedcba', 2],
  ])('R-13 %p and %p differ in more than %i', (a, b, most) => {
    expect(lettersWrong(a, b, most)).toBeNull();
  });

  it('R-13 two letters swapped are one mistake, and the same letters far apart are not', () => {
    expect(lettersWrong('abcd', 'abdc', 1)).toBe(1);
    expect(lettersWrong('abcd', 'dbca', 1)).toBeNull();
  });
});
