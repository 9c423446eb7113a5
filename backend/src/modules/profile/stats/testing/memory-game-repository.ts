import { GameRepository, MAX_GAMES } from '../application/ports/game-repository.js';
import { GameExists, GameNotFound, TooManyGames } from '../domain/games/game-errors.js';
import type { Game, GameDraft } from '../domain/games/game.js';
import { opponentKey } from '../domain/games/opponent-key.js';

/** Games in memory. */
export class MemoryGameRepository extends GameRepository {
  private readonly stored = new Map<string, Game[]>();

  async of(userId: string): Promise<Game[]> {
    return (this.stored.get(userId) ?? []).toReversed().sort((a, b) => b.date.localeCompare(a.date));
  }

  async owns(userId: string, gameId: string): Promise<boolean> {
    return (this.stored.get(userId) ?? []).some(({ id }) => id === gameId);
  }

  async add(userId: string, game: Game): Promise<void> {
    const before = this.stored.get(userId) ?? [];
    if (before.length >= MAX_GAMES) throw new TooManyGames(MAX_GAMES);
    this.refuseTwin(before, game);
    this.stored.set(userId, [...before, game]);
  }

  async change(userId: string, gameId: string, draft: GameDraft): Promise<void> {
    const games = this.stored.get(userId) ?? [];
    if (!games.some(({ id }) => id === gameId)) throw new GameNotFound();
    this.refuseTwin(
      games.filter(({ id }) => id !== gameId),
      draft,
    );
    this.stored.set(
      userId,
      games.map((game) => (game.id === gameId ? { id: gameId, ...draft } : game)),
    );
  }

  async remove(userId: string, gameId: string): Promise<void> {
    const games = this.stored.get(userId) ?? [];
    const left = games.filter(({ id }) => id !== gameId);
    if (left.length === games.length) throw new GameNotFound();
    this.stored.set(userId, left);
  }

  private refuseTwin(games: Game[], { opponent, date }: GameDraft): void {
    const key = opponentKey(opponent);
    const twin = games.find((game) => game.date === date && opponentKey(game.opponent) === key);
    if (twin) throw new GameExists({ opponent, date });
  }
}
