import { mergeGames, type KnownGame } from './merge-games.js';

const known = (changes: Partial<KnownGame> = {}): KnownGame => {
  return { id: 'a', opponent: 'Bowie', date: '2026-09-18', stats: {}, imported: {}, ...changes };
};
const came = (stats: Record<string, number>, opponent = 'Bowie', date = '2026-09-18') => ({ opponent, date, stats });

describe('merging games', () => {
  it.each(['bowie', 'Bowie High School', 'Bowie  HS', 'BOWIE H.S.'])('P-10 takes %j for Bowie', (opponent) => {
    const { games } = mergeGames([known()], [came({ carries: 1 }, opponent)], 9);
    expect(games).toMatchObject([{ id: 'a', outcome: 'updated', game: { opponent: 'Bowie' } }]);
  });

  it('P-10 takes one of two spellings of one game, so that a second import changes nothing', () => {
    const twice = [came({ carries: 1 }), came({ carries: 2 }, 'Bowie High School')];
    const [first, ...more] = mergeGames([], twice, 9).games;
    expect([first?.game, more]).toEqual([twice[0], []]);
    expect(mergeGames([known({ stats: { carries: 1 }, imported: { carries: 1 } })], twice, 9).games).toMatchObject([
      { outcome: 'unchanged' },
    ]);
  });

  it('P-10 says when there was another game that day', () => {
    const { games, notes } = mergeGames([known()], [came({ carries: 1 }, 'James Bowie')], 9);
    expect(games).toMatchObject([{ outcome: 'added' }]);
    expect(notes).toEqual([
      'You already had a game on Sep 18, 2026 against Bowie. If James Bowie is the same game, delete one of the two.',
    ]);
  });

  it('P-10 leaves a game as it was when the figures would not fit together', () => {
    const mine = known({ stats: { attempts: 10 } });
    const { games, notes } = mergeGames([mine], [came({ completions: 18, attempts: 27 })], 9);
    expect(games).toMatchObject([{ outcome: 'unchanged', game: { stats: { attempts: 10 } }, imported: {} }]);
    expect(notes.at(-1)).toBe('Bowie, Sep 18, 2026: left as it was, because what you wrote and what came in do not fit together.');
  });

  it('P-10 does not count a figure that the athlete wrote the same as kept', () => {
    expect(mergeGames([known({ stats: { carries: 6 } })], [came({ carries: 6 })], 9).notes).toEqual([]);
  });

  it('P-10 never blanks a figure that the source does not tell any more', () => {
    const { games } = mergeGames([known({ stats: { carries: 6, tackles: 1 }, imported: { carries: 6 } })], [came({ sacks: 1 })], 9);
    expect(games[0]?.game.stats).toEqual({ carries: 6, tackles: 1, sacks: 1 });
  });
});
