/**
 * The year in which the athlete would begin in college: after high school, at the earliest in the fall after the season that is
 * played. Null without a graduation year.
 */
export function entryYear(graduationYear: number | null, currentSeason: number): number | null {
  return graduationYear === null ? null : Math.max(graduationYear, currentSeason + 1);
}
