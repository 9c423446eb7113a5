import { sizeWords } from './size-words';

describe('the size of a short message', () => {
  it('C-21 says how it is counted', () => {
    expect(sizeWords({ length: 62, limit: 280, counting: 'x' })).toBe('62 of 280. X counts a link as 23 and an emoji as 2.');
  });

  it('C-21 says by how much it is too long, and why', () => {
    expect(sizeWords({ length: 75, limit: 70, counting: 'ucs2' })).toBe(
      '75 of 70. Make it 5 shorter. A special letter or emoji is in it, so one text message holds only 70 letters.',
    );
  });
});
