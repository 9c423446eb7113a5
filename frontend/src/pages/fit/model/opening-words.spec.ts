import { openingWords } from './opening-words';

const words = (players: number, leaveAtLeast: number, leaveAtMost: number) =>
  openingWords.leaving({ position: 'QB', isOwn: true, players, leaveAtLeast, leaveAtMost });

describe('openings in words', () => {
  it('Q-07 tell players leaving as a range, and as one number only where both ends are the same', () => {
    expect(words(8, 1, 3)).toBe('1 to 3 of 8 leave');
    expect(words(8, 0, 1)).toBe('0 to 1 of 8 leave');
    expect(words(8, 3, 3)).toBe('3 of 8 leave');
    expect(words(1, 1, 1)).toBe('1 of 1 leaves');
    expect(words(8, 0, 0)).toBe('None of 8 leaves');
    expect(words(0, 0, 0)).toBe('Nobody on the roster');
  });
});
