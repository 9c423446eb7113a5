import type { Game, GameDraft } from '../../domain/games/game.js';
import type { GameMerge } from '../../domain/maxpreps/merge-games.js';

export interface GameImport {
  userId: string;
  source: 'maxpreps' | 'stat_file';
  games: readonly GameDraft[];
  now: Date;
  /** Reports what would happen and stores nothing. */
  dryRun: boolean;
}

/** An athlete's games. Another athlete's do not exist here. */
export abstract class GameRepository {
  /** Newest first. */
  abstract of(userId: string): Promise<Game[]>;

  /** Whether the athlete has a game of this id, which may be any text. */
  abstract owns(userId: string, gameId: string): Promise<boolean>;

  /** Throws GameExists for the same opponent (in any spelling) and date, TooManyGames. */
  abstract add(userId: string, game: Game, now: Date): Promise<void>;

  /** Throws GameNotFound, GameExists. */
  abstract change(userId: string, gameId: string, draft: GameDraft, now: Date): Promise<void>;

  /** Throws GameNotFound. */
  abstract remove(userId: string, gameId: string): Promise<void>;

  /**
   * Lays games that come in from outside over the athlete's own by mergeGames: all or nothing, with an entry in the activity
   * record when something was stored. Imports wait for each other.
   */
  abstract merge(games: GameImport): Promise<GameMerge>;
}
