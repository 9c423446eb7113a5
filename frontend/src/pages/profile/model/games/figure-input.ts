import type { GameFigureDto } from '@/shared/api';
import { numberText } from '../number-text';

/** What is left of a text when everything that this counter cannot have is dropped while it is typed. */
export function figureInput({ kind, min }: Pick<GameFigureDto, 'kind' | 'min'>, text: string): string {
  const sign = (min ?? 0) < 0 && /^\s*[-−]/u.test(text) ? '-' : '';
  return sign + numberText(text, kind === 'half');
}
