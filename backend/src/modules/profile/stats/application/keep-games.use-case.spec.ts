import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { GameExists, GameNotValid } from '../domain/games/game-errors.js';
import { MemoryGameRepository } from '../testing/memory-game-repository.js';
import { KeepGames } from './keep-games.use-case.js';
import { SumUpGames } from './sum-up-games.use-case.js';

describe('keeping games', () => {
  const clock = new FixedClock();
  let games: MemoryGameRepository;
  let keep: KeepGames;

  beforeEach(() => {
    games = new MemoryGameRepository(new SequenceIds());
    keep = new KeepGames(games, clock, new SequenceIds());
  });

  const given = { opponent: 'Lake Travis', date: '2026-09-18', stats: { carries: 10, rushingYards: 50 } };

  it('P-09 stores a game, replaces it and sums it up', async () => {
    const { id } = await keep.add('marcus', given);
    await keep.change('marcus', id, { ...given, stats: { carries: 4 } });
    expect(await games.of('marcus')).toEqual([{ id, ...given, stats: { carries: 4 } }]);
    const { defaultSeason, career } = await new SumUpGames(games, clock).run('marcus');
    expect([defaultSeason, career.totals]).toEqual([2026, { carries: 4 }]);
  });

  it('P-09 stores nothing of a game that is wrong or there already', async () => {
    await keep.add('marcus', given);
    await expect(keep.add('marcus', { ...given, date: '' })).rejects.toThrow(GameNotValid);
    const twin = keep.add('marcus', { ...given, opponent: 'lake travis' });
    await expect(twin).rejects.toThrow(GameExists);
    await expect(twin).rejects.toThrow('lake travis on Sep 18, 2026');
    expect(await games.of('marcus')).toHaveLength(1);
  });
});
