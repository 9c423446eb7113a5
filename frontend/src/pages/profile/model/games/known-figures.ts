import type { GameFigureDto, StatTotalsDto } from '@/shared/api';
import { figureValue } from './figure-value';

/** The figures that have a career total: those that a chart can show. */
export function knownFigures(figures: readonly GameFigureDto[], career: StatTotalsDto): GameFigureDto[] {
  return figures.filter((figure) => figureValue(figure, career) !== null);
}
