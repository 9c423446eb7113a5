/**
 * What the profile says and may be written about; null = not said. Birth date, phone, mail address and the names of
 * the high school's coaches are not here, so that no writer can give them away.
 */
export interface AthleteRecord {
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  /** Feet and inches: 6'2" */
  height: string | null;
  /** Pounds */
  weight: number | null;
  jerseyNumber: string | null;
  gpa: number | null;
  satScore: number | null;
  actScore: number | null;
  highSchool: string | null;
  city: string | null;
  /** Two-letter postal code */
  state: string | null;
  hudlProfileUrl: string | null;
  /** Without the @ */
  twitterHandle: string | null;
}

/** What the directory says about a school. */
export interface SchoolRecord {
  name: string;
  division: string;
  subdivision: string | null;
  conference: string | null;
  city: string;
  state: string;
  mascot: string | null;
}

/** The figures of one season; only those that were recorded. */
export interface SeasonRecord {
  season: number;
  games: number;
  figures: readonly { key: string; label: string; kind: 'whole' | 'half' | 'percent' | 'average'; value: number }[];
}
