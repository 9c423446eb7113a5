import type { GameFigureDto } from '@/shared/api';

const dash = '–';

/** 61%, 5.7, 1,204; a dash for what is not known. */
export function figureText(kind: GameFigureDto['kind'], value: number | null): string {
  if (value === null) return dash;
  if (kind === 'percent') return `${value}%`;
  return kind === 'average' ? value.toFixed(1) : value.toLocaleString('en-US');
}
