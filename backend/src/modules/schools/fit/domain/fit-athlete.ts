import type { Place } from './places/miles-between.js';

/** Figures that an athlete's games add up to. They are shown and never scored. */
export interface FitGames {
  /** The year in which the season began. */
  season: number;
  games: number;
  figures: { label: string; value: number }[];
}

/** What the analysis takes from an athlete; null = not said. */
export interface FitAthlete {
  /** One of POSITIONS; it is counted in its group. */
  position: string | null;
  graduationYear: number | null;
  heightInches: number | null;
  /** Pounds. */
  weight: number | null;
  /** 0 to 4. */
  gpa: number | null;
  satScore: number | null;
  actScore: number | null;
  city: string | null;
  state: string | null;
  /** Where the town lies; null when it is not said or not known. */
  home: Place | null;
  games: FitGames | null;
}
