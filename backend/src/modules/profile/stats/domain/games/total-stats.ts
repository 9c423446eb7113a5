import { DERIVED_FIGURES, type DerivedFigure } from './derived-figures.js';
import { GAME_COUNTERS } from './game-counters.js';
import type { Game, GameStats } from './game.js';

export interface StatTotals {
  /** How many games. */
  games: number;
  /** Counters that no game has recorded are not there. */
  totals: GameStats;
  /** Every derived figure; null = cannot be known. */
  derived: Record<string, number | null>;
}

/** What several games come to: a season, or a career. */
export function totalStats(games: readonly Game[]): StatTotals {
  const totals: GameStats = {};
  for (const { key, total } of GAME_COUNTERS) {
    const recorded = games.flatMap(({ stats }) => stats[key] ?? []);
    if (recorded.length > 0) totals[key] = total === 'longest' ? Math.max(...recorded) : sum(recorded);
  }
  const derived = Object.fromEntries(DERIVED_FIGURES.map((figure) => [figure.key, derive(figure, games)]));
  return { games: games.length, totals, derived };
}

/** Only games that recorded both counters count: yards without their carries would bend the average. */
function derive({ of, per, kind }: DerivedFigure, games: readonly Game[]): number | null {
  const both = games.flatMap(({ stats }) => {
    const [upper, lower] = [stats[of], stats[per]];
    return upper === undefined || lower === undefined ? [] : [{ upper, lower }];
  });
  const lower = sum(both.map((game) => game.lower));
  if (lower === 0) return null;
  const upper = sum(both.map((game) => game.upper));
  // Adding 0 turns the -0 of a small loss into 0.
  return kind === 'percent' ? Math.round((upper * 100) / lower) : Math.round((upper * 10) / lower) / 10 + 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
