import type { GameFigureDto } from '@/shared/api';
import { figureText } from './figure-text';

/** "Completions 18", "Attempts 27": what was recorded of a game, in the order of the figures. */
export function recordedFigures(figures: readonly GameFigureDto[], stats: Readonly<Record<string, number>>): string[] {
  return figures.flatMap(({ key, label, kind }) => {
    const value = stats[key];
    return value === undefined ? [] : [`${label} ${figureText(kind, value)}`];
  });
}
