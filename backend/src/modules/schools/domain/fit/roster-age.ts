/** A sentence for a roster of more than one season ago, else null. */
export function rosterAge(season: number, currentSeason: number): string | null {
  const age = currentSeason - season;
  return age > 1 ? `This roster is ${age} seasons old, so much of it has changed since.` : null;
}
