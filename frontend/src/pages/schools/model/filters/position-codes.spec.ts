import { coachCodeOf } from './position-codes';

describe('coachCodeOf', () => {
  it.each([
    ['QB', 'QB'],
    ['CB', 'DB'],
    ['EDGE', 'DL'],
    ['FB', 'RB'],
    ['K', null],
    ['ATH', null],
    [null, null],
  ])('R-02 %s is coached by %s', (position, code) => {
    expect(coachCodeOf(position)).toBe(code);
  });
});
