import { rateText } from './rate-text';

describe('a rate', () => {
  it('C-01 shows its figures without a percentage below 20 emails', () => {
    expect(rateText(2, 10)).toBe('2 of 10');
    expect(rateText(5, 20)).toBe('25% · 5 of 20');
  });

  it('C-01 says nothing as long as nothing was sent', () => {
    expect(rateText(0, 0)).toBeNull();
  });
});
