/** A grade point average as everybody reads it, "3.7", "4.0" or "3.65": one decimal, and the second where it is not zero. */
export function gpaText(gpa: number): string {
  return Math.round(gpa * 100) % 10 === 0 ? gpa.toFixed(1) : gpa.toFixed(2);
}
