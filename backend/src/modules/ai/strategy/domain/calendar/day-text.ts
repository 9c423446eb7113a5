const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "2027-06-15" → "June 15, 2027" */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
