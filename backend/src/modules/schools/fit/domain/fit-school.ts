import type { IncomingClass } from './rosters/coming-players.js';
import type { Division } from '../../directory/domain/division.js';
import type { Place } from './places/miles-between.js';

/** Quarter points of admitted students who sent scores; what is not reported is null. */
export interface FitAcademics {
  /** Academic year of the scores, "2022-23". */
  scoresYear: string | null;
  satReading25: number | null;
  satReading75: number | null;
  satMath25: number | null;
  satMath75: number | null;
  act25: number | null;
  act75: number | null;
  testPolicy: string | null;
  /** 0 to 1. */
  admissionRate: number | null;
  /** US dollars a year that students with aid pay on average. */
  netPriceAverage: number | null;
}

/** One player of a roster who can be compared with the athlete. */
export interface FitPlayer {
  name: string;
  position: string;
  /** Year of graduation, "2027". */
  classYear: string | null;
  heightInches: number | null;
  /** Pounds. */
  weight: number | null;
  /** Null when the roster has no value. */
  isStarter: boolean | null;
  eligibilityRemaining: number | null;
}

/** How many players of one position have one class. */
export interface RosterCount {
  position: string;
  classYear: string | null;
  players: number;
}

/** The newest roster of a school. */
export interface FitRoster {
  /** The year in which the season began. */
  season: number;
  counts: RosterCount[];
  /** Those of the athlete's position. */
  rivals: FitPlayer[];
}

/** What the analysis takes from a school; null = not known. */
export interface FitSchool {
  id: number;
  name: string;
  division: Division;
  /** FBS or FCS, in D1 only. */
  subdivision: string | null;
  /** NCAA, NAIA, … */
  association: string | null;
  conference: string | null;
  campus: Place | null;
  academics: FitAcademics | null;
  roster: FitRoster | null;
  /** Who is known to come, by year; read for the page of one school alone. */
  incoming?: readonly IncomingClass[];
}
