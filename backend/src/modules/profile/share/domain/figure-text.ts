import type { GameFigure } from '../../stats/domain/games/game-figures.js';

/** 61%, 5.7, 1,204; a dash for what is not known. */
export function figureText(kind: GameFigure['kind'], value: number | null): string {
  if (value === null) return '–';
  if (kind === 'percent') return `${value}%`;
  return kind === 'average' ? value.toFixed(1) : value.toLocaleString('en-US');
}
