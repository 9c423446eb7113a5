import type { NextGame, NextGameDraft } from '../../domain/next-game.js';

/** The games that athletes are going to play. */
export abstract class NextGameRepository {
  /** All that are kept, with the athlete's home state. */
  abstract of(userId: string): Promise<{ state: string | null; games: NextGame[] }>;

  abstract owns(userId: string, gameId: string): Promise<boolean>;

  /** Keeps it, and forgets those before `today`; the same opponent on the same day changes the game that is there. Throws TooManyNextGames. */
  abstract add(userId: string, game: NextGame, today: string, now: Date): Promise<void>;

  /** Throws NextGameNotFound and NextGameIsThere. */
  abstract change(userId: string, gameId: string, draft: NextGameDraft, now: Date): Promise<void>;

  /** Throws NextGameNotFound. */
  abstract remove(userId: string, gameId: string): Promise<void>;
}
