import type { GameFigureDto } from '@/shared/api';
import { keyFigure } from './key-figure';

const figure = (key: string): GameFigureDto => ({ key, label: key, group: 'passing', kind: 'whole', min: 0, max: 9 });

describe('the figure of the chart', () => {
  it('P-08 is the one that says most of the position', () => {
    expect(keyFigure([figure('attempts'), figure('tackles')], 'LB')?.key).toBe('tackles');
  });

  it('P-08 is one that is known, or none', () => {
    expect(keyFigure([figure('attempts')], 'LB')?.key).toBe('attempts');
    expect(keyFigure([figure('attempts')], null)?.key).toBe('attempts');
    expect(keyFigure([], 'QB')).toBeUndefined();
  });
});
