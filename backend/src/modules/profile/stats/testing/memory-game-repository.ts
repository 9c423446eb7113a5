import type { Ids } from '../../../../shared-kernel/ids.js';
import { GameRepository, type GameImport } from '../application/ports/game-repository.js';
import { GameExists, GameNotFound } from '../domain/games/game-errors.js';
import type { Game, GameDraft, GameStats } from '../domain/games/game.js';
import { opponentKey } from '../domain/games/opponent-key.js';
import { refuseOneMoreGame, roomForGames } from '../domain/games/room-for-games.js';
import { mergeGames, type GameMerge } from '../domain/maxpreps/merge-games.js';

/** Games in memory. */
export class MemoryGameRepository extends GameRepository {
  private readonly stored = new Map<string, Game[]>();
  /** Id of the game → what imports wrote. */
  private readonly imported = new Map<string, GameStats>();
  private lastImport: Promise<unknown> = Promise.resolve();

  /** `ids`: for games that come in from outside. */
  constructor(private readonly ids: Ids) {
    super();
  }

  async of(userId: string): Promise<Game[]> {
    return (this.stored.get(userId) ?? []).toReversed().sort((a, b) => b.date.localeCompare(a.date));
  }

  async owns(userId: string, gameId: string): Promise<boolean> {
    return (this.stored.get(userId) ?? []).some(({ id }) => id === gameId);
  }

  async add(userId: string, game: Game): Promise<void> {
    const before = this.stored.get(userId) ?? [];
    refuseOneMoreGame(before.length);
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

  merge(given: GameImport): Promise<GameMerge> {
    const turn = this.lastImport.then(() => this.take(given));
    this.lastImport = turn.catch(() => undefined);
    return turn;
  }

  private async take({ userId, games, dryRun }: GameImport): Promise<GameMerge> {
    const known = (await this.of(userId)).map((game) => ({ ...game, imported: this.imported.get(game.id) ?? {} }));
    const merge = mergeGames(known, games, roomForGames(known.length));
    for (const { id, outcome, game, imported } of dryRun ? [] : merge.games) {
      const gameId = id ?? this.ids.next();
      if (outcome === 'added') await this.add(userId, { id: gameId, ...game });
      if (outcome === 'updated') await this.change(userId, gameId, game);
      this.imported.set(gameId, imported);
    }
    return merge;
  }

  private refuseTwin(games: Game[], { opponent, date }: GameDraft): void {
    const key = opponentKey(opponent);
    const twin = games.find((game) => game.date === date && opponentKey(game.opponent) === key);
    if (twin) throw new GameExists({ opponent, date });
  }
}
