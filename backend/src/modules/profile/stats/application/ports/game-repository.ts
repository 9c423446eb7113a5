import type { Game, GameDraft } from '../../domain/games/game.js';

/** How many games one athlete can have: some twenty seasons. */
export const MAX_GAMES = 300;

/** An athlete's games. Another athlete's do not exist here. */
export abstract class GameRepository {
  /** Newest first. */
  abstract of(userId: string): Promise<Game[]>;

  /** Whether the athlete has a game of this id, which may be any text. */
  abstract owns(userId: string, gameId: string): Promise<boolean>;

  /** Throws GameExists for the same opponent (in whatever spelling) and date, TooManyGames. */
  abstract add(userId: string, game: Game, now: Date): Promise<void>;

  /** Throws GameNotFound, GameExists. */
  abstract change(userId: string, gameId: string, draft: GameDraft, now: Date): Promise<void>;

  /** Throws GameNotFound. */
  abstract remove(userId: string, gameId: string): Promise<void>;
}
