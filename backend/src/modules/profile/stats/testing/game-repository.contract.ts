import type { GameRepository } from '../application/ports/game-repository.js';
import { GameExists, GameNotFound, TooManyGames } from '../domain/games/game-errors.js';
import type { Game } from '../domain/games/game.js';
import { MAX_GAMES } from '../domain/games/room-for-games.js';

export interface GameRepositoryHarness {
  games: GameRepository;
  /** The id of a new account without games. */
  addAccount(): Promise<string>;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const NOBODYS_ID = '00000000-0000-7000-8000-00000000dead';

/** What every GameRepository does; run on the fake and on PostgreSQL. */
export function gameRepositoryContract(harness: () => GameRepositoryHarness): void {
  const made = (changes: Partial<Game> = {}): Game => {
    return { id: harness().nextId(), opponent: 'Lake Travis', date: '2026-09-18', stats: { carries: 3 }, ...changes };
  };

  async function athleteWith(...games: Game[]): Promise<string> {
    const { games: repository, addAccount } = harness();
    const userId = await addAccount();
    for (const [at, game] of games.entries()) await repository.add(userId, game, new Date(NOW.getTime() + at));
    return userId;
  }

  it('P-08 lists games newest first, with halves and dates as they were given', async () => {
    const early = made({ date: '2026-09-04', stats: { sacks: 0.5, rushingYards: -3 } });
    const late = made({ date: '2026-09-18', stats: {} });
    const sameDay = made({ date: '2026-09-18', opponent: 'Del Valle' });
    const userId = await athleteWith(late, early, sameDay);
    expect(await harness().games.of(userId)).toEqual([sameDay, late, early]);
  });

  it.each(['Lake Travis', '  lake   TRAVIS '])('P-09 takes no second game against %j on one day', async (opponent) => {
    const userId = await athleteWith(made());
    const { games } = harness();
    await expect(games.add(userId, made({ opponent }), NOW)).rejects.toThrow(GameExists);
    expect(await games.of(userId)).toHaveLength(1);
  });

  it('P-09 takes one of two equal games that come at once', async () => {
    const userId = await athleteWith();
    const { games } = harness();
    const both = await Promise.allSettled([games.add(userId, made(), NOW), games.add(userId, made(), NOW)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('P-09 takes the same opponent on another day, and from another athlete', async () => {
    const userId = await athleteWith(made(), made({ date: '2026-09-25' }));
    await athleteWith(made());
    expect(await harness().games.of(userId)).toHaveLength(2);
  });

  it('P-09 changes a game, also into another spelling of itself, but not into another one', async () => {
    const [first, second] = [made(), made({ date: '2026-09-11' })];
    const userId = await athleteWith(first, second);
    const { games } = harness();
    const draft = { opponent: 'LAKE TRAVIS', date: '2026-09-18', stats: { carries: 9 } };
    await games.change(userId, first.id, draft, NOW);
    expect(await games.of(userId)).toEqual([{ id: first.id, ...draft }, second]);
    await expect(games.change(userId, second.id, draft, NOW)).rejects.toThrow(GameExists);
    expect(await games.of(userId)).toContainEqual(second);
  });

  it('P-09 removes a game once', async () => {
    const game = made();
    const userId = await athleteWith(game);
    const { games } = harness();
    await games.remove(userId, game.id);
    expect(await games.of(userId)).toEqual([]);
    await expect(games.remove(userId, game.id)).rejects.toThrow(GameNotFound);
  });

  it("X-01 never shows, changes or removes another athlete's game", async () => {
    const game = made();
    const owner = await athleteWith(game);
    const other = await athleteWith();
    const { games } = harness();
    expect([await games.owns(owner, game.id), await games.owns(other, game.id)]).toEqual([true, false]);
    await expect(games.change(other, game.id, made(), NOW)).rejects.toThrow(GameNotFound);
    await expect(games.remove(other, game.id)).rejects.toThrow(GameNotFound);
    expect(await games.of(owner)).toEqual([game]);
  });

  it.each([NOBODYS_ID, 'x', "';--", ''])('X-01 knows no game of the id %j', async (id) => {
    expect(await harness().games.owns(await athleteWith(made()), id)).toBe(false);
  });

  it(`P-09 keeps at most ${MAX_GAMES} games of an athlete`, async () => {
    const { games } = harness();
    const day = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
    const userId = await athleteWith(...Array.from({ length: MAX_GAMES }, (_, at) => made({ date: day(at) })));
    await expect(games.add(userId, made(), NOW)).rejects.toThrow(TooManyGames);
  });
}
