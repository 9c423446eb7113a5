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

  it('P-10 adds as many games as there is room for, the first ones, and says how many did not fit', () => {
    const three = ['Bowie', 'Akins', 'Travis'].map((opponent) => came({ carries: 1 }, opponent));
    const into = (room: number) => {
      const { games, notes } = mergeGames([], three, room);
      return [games.map(({ game }) => game.opponent), notes];
    };
    expect(into(3)).toEqual([['Bowie', 'Akins', 'Travis'], []]);
    expect(into(2)).toEqual([['Bowie', 'Akins'], ['One game did not fit: Recruit keeps no more games. Delete some and import again.']]);
    expect(into(0)).toEqual([[], ['3 games did not fit: Recruit keeps no more games. Delete some and import again.']]);
  });

  it('P-10 a game that is there is merged although there is no room for more', () => {
    const { games, notes } = mergeGames([known()], [came({ carries: 1 })], 0);
    expect([games[0]?.outcome, notes]).toEqual(['updated', []]);
  });

  it('P-10 what the athlete changed stays, and is counted', () => {
    const mine = known({ stats: { carries: 7, tackles: 2, sacks: 1 }, imported: { carries: 6, tackles: 1, sacks: 1 } });
    const merged = (stats: Record<string, number>) => mergeGames([mine], [came(stats)], 9);
    expect(merged({ carries: 6, sacks: 3 })).toEqual({
      games: [
        {
          id: 'a',
          outcome: 'updated',
          game: { opponent: 'Bowie', date: '2026-09-18', stats: { carries: 7, tackles: 2, sacks: 3 } },
          imported: { carries: 6, tackles: 1, sacks: 3 },
        },
      ],
      notes: ['Bowie, Sep 18, 2026: kept a figure that you wrote yourself.'],
    });
    expect(merged({ carries: 6, tackles: 9 }).notes).toEqual(['Bowie, Sep 18, 2026: kept 2 figures that you wrote yourself.']);
    expect(merged({ carries: 6, tackles: 9 }).games[0]?.outcome).toBe('unchanged');
  });

  it('P-10 a game on another day is no reason to ask', () => {
    expect(mergeGames([known()], [came({ carries: 1 }, 'Akins', '2026-09-25')], 9).notes).toEqual([]);
  });
});
