/** "Sep 18, 2026" for 2026-09-18, as the pages write it. */
export function dayWords(date: string): string {
  const options = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', options);
}
