/** Counter → number, for the counters that were recorded. */
export type GameStats = Record<string, number>;

/** The athlete's data of a game. */
export interface GameDraft {
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  stats: GameStats;
}

export interface Game extends GameDraft {
  id: string;
}
