import type { KnownGame } from '../known-athlete.js';

/** The games of the season of the latest one, oldest first; a season ends in July. `games` are newest first. */
export function latestSeason(games: readonly KnownGame[]): KnownGame[] {
  const [last] = games;
  if (!last) return [];
  return games.filter(({ date }) => seasonOf(date) === seasonOf(last.date)).reverse();
}

function seasonOf(date: string): number {
  return Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 8 ? 1 : 0);
}
