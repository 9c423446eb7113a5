import { wordText } from './word-text';

const word = { coach: 'Dale Rivers', school: 'Akron East High', day: '2026-11-21', verified: true };

describe('wordText', () => {
  it('U-12 names coach, school and day of what is verified', () => {
    expect(wordText(word)).toBe('Confirmed by Coach Dale Rivers, Akron East High, Nov 21, 2026');
    expect(wordText({ ...word, coach: 'Coach Rivers' })).toContain('by Coach Rivers,');
  });

  it('U-12 says of anything else that it is not verified, and names nobody', () => {
    for (const other of [
      { ...word, verified: false },
      { ...word, coach: null, school: null },
    ]) {
      expect(wordText(other)).toBe('A coach’s word, not verified');
    }
  });
});
