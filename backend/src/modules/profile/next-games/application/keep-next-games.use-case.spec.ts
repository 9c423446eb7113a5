import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import type { NextGameDraft } from '../domain/next-game.js';
import { NextGameIsThere, NextGameNotFound, NextGameNotValid, TooManyNextGames } from '../domain/next-game-errors.js';
import { MemoryNextGameRepository } from '../testing/memory-next-game-repository.js';
import { KeepNextGames } from './keep-next-games.use-case.js';

const game = (opponent: string, date: string): NextGameDraft => ({ opponent, date, time: null, venue: 'home', place: null });

describe('the next games of an athlete', () => {
  let clock: FixedClock;
  let games: MemoryNextGameRepository;
  let keep: KeepNextGames;

  beforeEach(() => {
    clock = new FixedClock(new Date('2026-11-22T03:00:00.000Z'));
    games = new MemoryNextGameRepository();
    games.homeStates.set('marcus', 'CA');
    keep = new KeepNextGames(games, new SequenceIds(), clock);
  });

  const opponents = async () => (await keep.list('marcus')).map(({ opponent }) => opponent);

  it('P-14 the next one comes first, and the athlete’s day counts: in California it is still the 21st', async () => {
    await keep.add('marcus', game('Vista', '2026-11-28'));
    await keep.add('marcus', game('Westlake', '2026-11-21'));
    expect(await opponents()).toEqual(['Westlake', 'Vista']);
    clock.advance(5 * 3600_000);
    expect(await opponents()).toEqual(['Vista']);
    await expect(keep.add('marcus', game('Westlake', '2026-11-21'))).rejects.toThrow(NextGameNotValid);
  });

  it('P-14 added twice it is one game', async () => {
    await keep.add('marcus', game('Vista', '2026-11-28'));
    await keep.add('marcus', game(' vista ', '2026-11-28'));
    expect(await opponents()).toHaveLength(1);
  });

  it('P-14 X-05 twenty are kept, and one that is over makes room', async () => {
    await keep.add('marcus', game('Today', '2026-11-21'));
    for (let day = 1; day < 20; day += 1) await keep.add('marcus', game(`Team ${day}`, `2026-12-${10 + day}`));
    await expect(keep.add('marcus', game('One more', '2026-12-01'))).rejects.toThrow(TooManyNextGames);
    clock.advance(24 * 3600_000);
    expect(await keep.add('marcus', game('One more', '2026-12-01'))).toHaveLength(20);
  });

  it('P-14 a change keeps the game, but makes no second one of the same day and opponent', async () => {
    const [first] = await keep.add('marcus', game('Vista', '2026-11-28'));
    await keep.add('marcus', game('Westlake', '2026-12-05'));
    const id = first?.id ?? '';
    expect(await keep.change('marcus', id, game('Vista', '2026-11-29'))).toMatchObject([
      { id, date: '2026-11-29' },
      { opponent: 'Westlake' },
    ]);
    await expect(keep.change('marcus', id, game('Westlake', '2026-12-05'))).rejects.toThrow(NextGameIsThere);
    await expect(keep.change('marcus', id, game('', '2026-12-05'))).rejects.toThrow(NextGameNotValid);
  });

  it('P-14 X-01 the game of another athlete does not exist', async () => {
    const [first] = await keep.add('marcus', game('Vista', '2026-11-28'));
    await expect(keep.change('maya', first?.id ?? '', game('Mine', '2026-11-29'))).rejects.toThrow(NextGameNotFound);
    expect([await opponents(), await keep.list('maya')]).toEqual([['Vista'], []]);
  });
});
