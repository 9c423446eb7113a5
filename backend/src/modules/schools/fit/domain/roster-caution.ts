import type { FitRoster } from './fit-school.js';

/** College rosters hold about a hundred; fewer than this are most likely cut short. */
const FEWEST_PLAYERS = 50;

/** What to keep in mind with a roster: that it is of more than one season ago, or hardly whole. Null when nothing. */
export function rosterCaution({ season, counts }: FitRoster, currentSeason: number): string | null {
  const age = currentSeason - season;
  const players = counts.reduce((sum, one) => sum + one.players, 0);
  const cautions = [
    age > 1 ? `This roster is ${age} seasons old, so much of it has changed since.` : null,
    players < FEWEST_PLAYERS ? `The roster names only ${players} players and may not be complete.` : null,
  ].filter((one) => one !== null);
  return cautions.length === 0 ? null : cautions.join(' ');
}
