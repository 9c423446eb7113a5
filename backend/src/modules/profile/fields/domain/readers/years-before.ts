/** The same day of the calendar `years` earlier, both as YYYY-MM-DD; compares as text, so 29 February may come out in a common year. */
export function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}
