import type { GameFigureDto } from '@/shared/api';
import { averageText, countText } from '@/shared/lib/figures';

const dash = '–';

/** 61%, 5.7, 1,204; a dash for what is not known. */
export function figureText(kind: GameFigureDto['kind'], value: number | null): string {
  if (value === null) return dash;
  if (kind === 'percent') return `${value}%`;
  return kind === 'average' ? averageText(value) : countText(value);
}
