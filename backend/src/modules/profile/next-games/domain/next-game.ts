export const VENUES = ['home', 'away', 'neutral'] as const;

export type Venue = (typeof VENUES)[number];

/** Of what an athlete keeps: games, days ahead, and characters. */
export const NEXT_GAME_LIMITS = { games: 20, daysAhead: 400, name: 100 } as const;

export interface NextGameDraft {
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM as the clocks of the place show it; null = not known yet. */
  time: string | null;
  venue: Venue;
  /** A field or a town; null = not given. */
  place: string | null;
}

/** A game that an athlete is going to play. */
export interface NextGame extends NextGameDraft {
  id: string;
}
