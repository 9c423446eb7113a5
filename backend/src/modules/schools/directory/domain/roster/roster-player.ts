/** A player of one school's roster in one season. What the file does not contain is null. */
export interface RosterPlayer {
  schoolId: number;
  /** The year in which the season begins. */
  season: number;
  /** Order in the file. */
  place: number;
  name: string;
  position: string;
  /** Year of graduation, "2027". */
  classYear: string | null;
  heightInches: number | null;
  weightPounds: number | null;
  isStarter: boolean | null;
  /** Seasons left after this one. */
  eligibilityRemaining: number | null;
}
