import type { GameFigureDto, StatTotalsDto } from '@/shared/api';
import { figureValue } from './figure-value';

/** The figures that the career knows: those a chart can show. */
export function knownFigures(figures: readonly GameFigureDto[], career: StatTotalsDto): GameFigureDto[] {
  return figures.filter((figure) => figureValue(figure, career) !== null);
}
