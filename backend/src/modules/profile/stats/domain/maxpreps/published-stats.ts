/** One game as a stats page tells it: their field names with the figures as text. All of it is foreign text. */
export interface PublishedGame {
  opponent: string;
  /** As far as it could be read; YYYY-MM-DD is checked later. */
  date: string;
  fields: ReadonlyMap<string, string>;
}

/** What an athlete's stats page publishes. */
export interface PublishedStats {
  /** Whose page it says it is. */
  athleteName: string;
  games: PublishedGame[];
}
