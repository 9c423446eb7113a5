export interface RosterPlayerView {
  name: string;
  position: string;
  /** Year of graduation, "2027". */
  classYear: string | null;
  /** Null when the file did not say, which is not "no". */
  isStarter: boolean | null;
  /** 6'2" */
  height: string | null;
  /** Pounds. */
  weight: number | null;
  /** Seasons left after this one. */
  eligibilityRemaining: number | null;
  /** The year in which the season of the roster began. */
  season: number;
}

/** The rosters that admins imported. */
export abstract class Rosters {
  /** Of the newest season, by position, starters first, then by name; null when the school does not exist. */
  abstract newestOf(schoolId: number): Promise<RosterPlayerView[] | null>;
}
