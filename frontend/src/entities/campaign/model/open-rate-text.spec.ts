import { openRateText } from './open-rate-text';

describe('the rate of opens', () => {
  it('C-14 X-07 leaves out what was sent by hand: its opens cannot be known', () => {
    expect(openRateText(5, 30, 10)).toBe('25% · 5 of 20');
    expect(openRateText(1, 4, 1)).toBe('1 of 3');
  });

  it('C-14 X-07 says nothing when all was sent by hand', () => {
    expect(openRateText(0, 3, 3)).toBeNull();
  });
});
