import type { NextGameRepository } from '../application/ports/next-game-repository.js';
import { NEXT_GAME_LIMITS, type NextGame, type NextGameDraft } from '../domain/next-game.js';
import { NextGameIsThere, NextGameNotFound, TooManyNextGames } from '../domain/next-game-errors.js';

export interface NextGameRepositoryHarness {
  games: NextGameRepository;
  /** The id of a new account without games. */
  addAccount(): Promise<string>;
  setHomeState(userId: string, state: string): Promise<void>;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const TODAY = '2026-11-21';
const DRAFT: NextGameDraft = { opponent: 'Firestone', date: '2026-11-27', time: '19:00', venue: 'home', place: 'InfoCision Stadium' };

/** What every NextGameRepository does; run on the fake and on PostgreSQL. */
export function nextGameRepositoryContract(harness: () => NextGameRepositoryHarness): void {
  const made = (draft: Partial<NextGameDraft> = {}): NextGame => ({ id: harness().nextId(), ...DRAFT, ...draft });

  async function athleteWith(...games: NextGame[]): Promise<string> {
    const userId = await harness().addAccount();
    for (const game of games) await harness().games.add(userId, game, TODAY, NOW);
    return userId;
  }

  const datesOf = async (userId: string) => (await harness().games.of(userId)).games.map(({ date }) => date).sort();

  it('P-14 keeps a game as it was said, with the home state of the athlete', async () => {
    const game = made();
    const userId = await athleteWith(game);
    expect(await harness().games.of(userId)).toEqual({ state: null, games: [game] });
    await harness().setHomeState(userId, 'OH');
    expect((await harness().games.of(userId)).state).toBe('OH');
  });

  it('P-14 the same opponent on the same day, in any letters, changes the game that is there', async () => {
    const game = made();
    const userId = await athleteWith(game, made({ opponent: 'FIRESTONE', time: null, venue: 'away', place: null }));
    expect((await harness().games.of(userId)).games).toEqual([
      { id: game.id, opponent: 'FIRESTONE', date: DRAFT.date, time: null, venue: 'away', place: null },
    ]);
  });

  it('P-14 forgets the games before today when one is added', async () => {
    const userId = await athleteWith(made({ date: '2026-11-20' }), made({ date: '2026-11-21' }), made({ date: '2026-11-28' }));
    expect(await datesOf(userId)).toEqual(['2026-11-21', '2026-11-28']);
  });

  it(`P-14 keeps at most ${NEXT_GAME_LIMITS.games} games, and one that is there can still be said again`, async () => {
    const games = Array.from({ length: NEXT_GAME_LIMITS.games }, (_, at) => made({ opponent: `Opponent ${at}` }));
    const userId = await athleteWith(...games);
    await expect(harness().games.add(userId, made({ opponent: 'One more' }), TODAY, NOW)).rejects.toThrow(TooManyNextGames);
    await harness().games.add(userId, made({ opponent: 'Opponent 3', place: 'Canton' }), TODAY, NOW);
    const { games: kept } = await harness().games.of(userId);
    expect(kept).toHaveLength(NEXT_GAME_LIMITS.games);
    expect(kept.find(({ opponent }) => opponent === 'Opponent 3')?.place).toBe('Canton');
  });

  it('P-14 changes a game, but not into one that is there', async () => {
    const [first, second] = [made(), made({ date: '2026-12-04' })];
    const userId = await athleteWith(first, second);
    const { games } = harness();
    await games.change(userId, first.id, { ...DRAFT, place: null }, NOW);
    expect((await games.of(userId)).games.find(({ id }) => id === first.id)?.place).toBeNull();
    await expect(games.change(userId, second.id, { ...DRAFT, opponent: 'firestone' }, NOW)).rejects.toThrow(NextGameIsThere);
    expect(await datesOf(userId)).toEqual(['2026-11-27', '2026-12-04']);
  });

  it('P-14 removes a game once', async () => {
    const game = made();
    const userId = await athleteWith(game);
    await harness().games.remove(userId, game.id);
    expect(await datesOf(userId)).toEqual([]);
    await expect(harness().games.remove(userId, game.id)).rejects.toThrow(NextGameNotFound);
  });

  it("X-01 never shows, changes or removes another athlete's game", async () => {
    const game = made();
    const owner = await athleteWith(game);
    const other = await athleteWith();
    const { games } = harness();
    expect([await games.owns(owner, game.id), await games.owns(other, game.id)]).toEqual([true, false]);
    await expect(games.change(other, game.id, DRAFT, NOW)).rejects.toThrow(NextGameNotFound);
    await expect(games.remove(other, game.id)).rejects.toThrow(NextGameNotFound);
    expect([await datesOf(owner), await datesOf(other)]).toEqual([[DRAFT.date], []]);
  });
}
