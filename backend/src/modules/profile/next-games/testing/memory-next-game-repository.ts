import { NextGameRepository } from '../application/ports/next-game-repository.js';
import { NEXT_GAME_LIMITS, type NextGame, type NextGameDraft } from '../domain/next-game.js';
import { NextGameIsThere, NextGameNotFound, TooManyNextGames } from '../domain/next-game-errors.js';

const sameGame = (one: NextGameDraft, other: NextGameDraft) =>
  one.date === other.date && one.opponent.toLowerCase() === other.opponent.toLowerCase();

/** Next games in memory, with the rules of the table. */
export class MemoryNextGameRepository extends NextGameRepository {
  /** By athlete. */
  readonly homeStates = new Map<string, string>();
  private readonly kept = new Map<string, NextGame[]>();

  async of(userId: string): Promise<{ state: string | null; games: NextGame[] }> {
    return { state: this.homeStates.get(userId) ?? null, games: [...this.gamesOf(userId)] };
  }

  async owns(userId: string, gameId: string): Promise<boolean> {
    return this.gamesOf(userId).some(({ id }) => id === gameId);
  }

  async add(userId: string, game: NextGame, today: string): Promise<void> {
    const ahead = this.gamesOf(userId).filter(({ date }) => date >= today);
    const others = ahead.filter((one) => !sameGame(one, game));
    if (others.length >= NEXT_GAME_LIMITS.games) throw new TooManyNextGames();
    const there = ahead.find((one) => sameGame(one, game));
    this.kept.set(userId, [...others, { ...game, id: there?.id ?? game.id }]);
  }

  async change(userId: string, gameId: string, draft: NextGameDraft): Promise<void> {
    const games = this.gamesOf(userId);
    if (games.some((one) => one.id !== gameId && sameGame(one, draft))) throw new NextGameIsThere();
    if (!games.some(({ id }) => id === gameId)) throw new NextGameNotFound();
    this.kept.set(
      userId,
      games.map((one) => (one.id === gameId ? { ...draft, id: gameId } : one)),
    );
  }

  async remove(userId: string, gameId: string): Promise<void> {
    const games = this.gamesOf(userId);
    if (!games.some(({ id }) => id === gameId)) throw new NextGameNotFound();
    this.kept.set(
      userId,
      games.filter(({ id }) => id !== gameId),
    );
  }

  private gamesOf(userId: string): NextGame[] {
    return this.kept.get(userId) ?? [];
  }
}
