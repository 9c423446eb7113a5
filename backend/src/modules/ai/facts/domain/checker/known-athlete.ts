import type { MeasurementName } from '../../../../profile/fields/index.js';

/** A measured value: the number in its unit, and how it was timed. */
export interface KnownMeasure {
  value: number;
  timing: string | null;
  /** YYYY-MM-DD */
  date?: string | null;
  place?: string | null;
}

export interface KnownGame {
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  stats: Readonly<Record<string, number>>;
}

/** Everything about the athlete that a text may be held against; null is unknown. It is never handed to a writer. */
export interface KnownAthlete extends Partial<Record<MeasurementName, KnownMeasure | null>> {
  fortyYardDash: KnownMeasure | null;
  /** YYYY-MM-DD */
  today: string;
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  jerseyNumber: string | null;
  height: string | null;
  weight: number | null;
  gpa: number | null;
  /** Of the core courses, unweighted; omitted in tests of other things. */
  coreGpa?: number | null;
  /** null: unweighted, up to 4.0. */
  gpaScale: string | null;
  satScore: number | null;
  actScore: number | null;
  intendedMajor: string | null;
  highSchool: string | null;
  city: string | null;
  state: string | null;
  phone: string | null;
  email: string | null;
  /** Omitted in tests of other things. */
  hudlProfileUrl?: string | null;
  /** `isHead` is omitted in tests of other things. */
  coaches: readonly { name: string; phone: string | null; email: string | null; isHead?: boolean }[];
  /** Of the latest season, oldest first. */
  games: readonly KnownGame[];
  /** Of the seasons before it, oldest first; not said in the tests of other things. */
  earlierGames?: readonly KnownGame[];
}
