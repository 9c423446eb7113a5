/** The top of the scales of points; above it are percents. */
const MOST_POINTS = 6;

/** A grade point average as everybody reads it, "3.7", "4.0" or "3.65": one decimal, and the second where it is not zero; of percents a whole number has none. */
export function gpaText(gpa: number): string {
  if (gpa > MOST_POINTS && Number.isInteger(gpa)) return String(gpa);
  return Math.round(gpa * 100) % 10 === 0 ? gpa.toFixed(1) : gpa.toFixed(2);
}
