import type { SeasonSummaryDto } from '@/shared/api';
import { chartPoints } from './chart-points';

const season = (year: number, games: number, totals: Record<string, number>): SeasonSummaryDto => {
  return { season: year, games, totals, derived: {}, recentGames: [], earlierGames: [] };
};

describe('the points of the chart', () => {
  it('P-08 go from the oldest season to the newest; unknown stays unknown, a season without games is left out', () => {
    const figure = { key: 'tackles', label: 'Tackles', group: 'defensive', kind: 'whole', min: 0, max: 60 } as const;
    const seasons = [season(2026, 2, { tackles: 9 }), season(2025, 0, {}), season(2024, 1, {})];
    expect(chartPoints(seasons, figure)).toEqual([
      { season: '2024', value: null },
      { season: '2026', value: 9 },
    ]);
  });
});
