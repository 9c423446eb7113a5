import type { GameFigureDto, StatTotalsDto } from '@/shared/api';

/** A figure of a season or of the career; null when it is not known. */
export function figureValue({ key }: Pick<GameFigureDto, 'key'>, { totals, derived }: StatTotalsDto): number | null {
  return totals[key] ?? derived[key] ?? null;
}

/** Whether a season or the career has any of the figures. */
export function isRecorded(figures: readonly Pick<GameFigureDto, 'key'>[], totals: StatTotalsDto): boolean {
  return figures.some((figure) => figureValue(figure, totals) !== null);
}
