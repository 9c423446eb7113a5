/** "Fri, Nov 27, 2026" */
export function dayText(date: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00.000Z`).toLocaleDateString('en-US', options);
}
