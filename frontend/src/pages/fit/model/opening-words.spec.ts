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
    expect(words(0, 0, 0)).toBe('No players on the roster');
  });

  it('Q-07 name recruits and transfers with their files and day, and are unknown while none is loaded', () => {
    const openings = {
      ...{ entryYear: 2027, season: 2026, rosterPlayers: null, positions: [], sentence: '', rosterRule: null },
      ...{ incoming: null, transfers: null },
    };
    expect(openingWords.coming(openings).map(({ value }) => value)).toEqual(['Unknown', 'Unknown']);
    expect(openingWords.origin(openings)).toBeNull();
    const loaded = {
      ...openings,
      incoming: { players: 21, own: 2, source: 'commits.csv', asOf: '2026-11-21' },
      transfers: { in: 8, out: 5, ownIn: 0, ownOut: 1, source: 'portal.csv', asOf: '2026-11-20' },
    };
    expect(openingWords.coming(loaded).map(({ value }) => value)).toEqual(['21 named, 2 at your position', '8 in, 5 out']);
    expect(openingWords.origin(loaded)).toMatch(/^Named in commits\.csv, portal\.csv, loaded on .*20.*\. Others may come\.$/u);
  });
});
