/** One game of a stats page: its field names with the figures as text. All of it is untrusted input. */
export interface PublishedGame {
  opponent: string;
  /** As far as it could be read; YYYY-MM-DD is checked later. */
  date: string;
  fields: ReadonlyMap<string, string>;
}

/** What an athlete's stats page publishes. */
export interface PublishedStats {
  /** The owner's name on the page. */
  athleteName: string;
  games: PublishedGame[];
}
