import type { Ids } from '../../../../shared-kernel/ids.js';
import { MAX_GAMES } from '../application/ports/game-repository.js';
import { type GameImport, ImportedGames } from '../application/ports/imported-games.js';
import type { GameStats } from '../domain/games/game.js';
import { type GameMerge, mergeGames } from '../domain/maxpreps/merge-games.js';
import type { MemoryGameRepository } from './memory-game-repository.js';

/** Imports into games in memory. */
export class MemoryImportedGames extends ImportedGames {
  /** Id of the game → what imports wrote. */
  private readonly imported = new Map<string, GameStats>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly games: MemoryGameRepository,
    private readonly ids: Ids,
  ) {
    super();
  }

  merge(given: GameImport): Promise<GameMerge> {
    const turn = this.last.then(() => this.take(given));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async take({ userId, games, dryRun }: GameImport): Promise<GameMerge> {
    const known = (await this.games.of(userId)).map((game) => ({ ...game, imported: this.imported.get(game.id) ?? {} }));
    const merge = mergeGames(known, games, MAX_GAMES - known.length);
    for (const { id, outcome, game, imported } of dryRun ? [] : merge.games) {
      const gameId = id ?? this.ids.next();
      if (outcome === 'added') await this.games.add(userId, { id: gameId, ...game });
      if (outcome === 'updated') await this.games.change(userId, gameId, game);
      this.imported.set(gameId, imported);
    }
    return merge;
  }
}
