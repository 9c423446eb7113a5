import type { GameFigureDto, SeasonSummaryDto } from '@/shared/api';
import { figureValue } from './figure-value';

export interface ChartPoint {
  season: string;
  value: number | null;
}

/** One figure, season by season, oldest first; a season without games is left out. */
export function chartPoints(seasons: readonly SeasonSummaryDto[], figure: GameFigureDto): ChartPoint[] {
  return seasons
    .filter(({ games }) => games > 0)
    .map((season) => ({ season: String(season.season), value: figureValue(figure, season) }))
    .reverse();
}
