import type { Game } from './game.js';
import { seasonOf } from './season-of.js';
import { totalStats, type StatTotals } from './total-stats.js';

export interface SeasonSummary extends StatTotals {
  /** The year of the season's fall. */
  season: number;
  /** The last five, newest first. */
  recentGames: Game[];
  /** The games before those, newest first. */
  earlierGames: Game[];
}

export interface GameSummary {
  /** Every season to choose from, newest first, also those without a game. */
  seasons: SeasonSummary[];
  career: StatTotals;
  /** The latest season with games, else the current one. */
  defaultSeason: number;
}

const OFFERED = 4;
const RECENT = 5;

/**
 * The figures of each season and of the career. Offered are the season of `today` (YYYY-MM-DD), the three before it
 * and any other that has games. `games` are newest first.
 */
export function summarizeGames(games: readonly Game[], today: string): GameSummary {
  const current = seasonOf(today);
  const played = games.map(({ date }) => seasonOf(date));
  const offered = Array.from({ length: OFFERED }, (_, before) => current - before);
  const seasons = [...new Set([...offered, ...played])].sort((a, b) => b - a);
  return {
    seasons: seasons.map((season) => {
      const own = games.filter((_, at) => played[at] === season);
      return { season, ...totalStats(own), recentGames: own.slice(0, RECENT), earlierGames: own.slice(RECENT) };
    }),
    career: totalStats(games),
    defaultSeason: played.length === 0 ? current : Math.max(...played),
  };
}
