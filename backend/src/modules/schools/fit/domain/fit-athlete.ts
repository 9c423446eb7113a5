import type { Place } from './places/miles-between.js';

/** Figures that an athlete's games add up to. They are shown and never scored. */
export interface FitGames {
  /** The year in which the season began. */
  season: number;
  games: number;
  figures: { label: string; value: number }[];
}

/** What shows that the athlete plays. It never moves a score; without any of it no school is called likely. */
export interface PlayEvidence {
  /** A Hudl profile or a clip. */
  hasFilm: boolean;
  /** Games with at least one figure above zero. */
  gamesWithStats: number;
  /** A 40-yard dash timed by laser, with who measured it, or one that a coach confirmed. */
  hasConfirmedTime: boolean;
  /** Ids of schools with a logged offer, or where the athlete is committed. */
  offers: number[];
  /** Ids of schools with a logged visit. */
  visits: number[];
  /** IDs of schools that withdrew their newest offer; undefined: none. */
  withdrawn?: number[];
}

/** The athlete's data used by the analysis; null = not given. */
export interface FitAthlete {
  /** One of POSITIONS; it is counted in its group. */
  position: string | null;
  graduationYear: number | null;
  heightInches: number | null;
  /** Pounds. */
  weight: number | null;
  /** 0 to 4; above 4 it is on another scale and not scored. */
  gpa: number | null;
  /** A GPA of another scale as text, "4.6 (5.0 weighted)": it is shown, but not compared. */
  otherGpa: string | null;
  /** Of the core courses, 0 to 4. */
  coreGpa: number | null;
  satScore: number | null;
  actScore: number | null;
  city: string | null;
  state: string | null;
  /** Coordinates of the town; null when it is not given or unknown. */
  home: Place | null;
  games: FitGames | null;
  evidence: PlayEvidence;
}

/** Nothing that shows play. */
export const NO_EVIDENCE: PlayEvidence = { hasFilm: false, gamesWithStats: 0, hasConfirmedTime: false, offers: [], visits: [] };
