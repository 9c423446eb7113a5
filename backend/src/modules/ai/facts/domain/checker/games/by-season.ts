import type { KnownAthlete, KnownGame } from '../known-athlete.js';

/** The games of the season of the latest one, and those before it, each oldest first; a season ends in July. `all` are newest first. */
export function bySeason(all: readonly KnownGame[]): Pick<KnownAthlete, 'games'> & { earlierGames: KnownGame[] } {
  const latest = seasonOf(all[0]?.date ?? '');
  const isLatest = ({ date }: KnownGame) => seasonOf(date) === latest;
  const sorted = [...all].reverse();
  return { games: sorted.filter(isLatest), earlierGames: sorted.filter((game) => !isLatest(game)) };
}

/** The year in which the season of a day began. */
export function seasonOf(date: string): number {
  return Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 8 ? 1 : 0);
}
