import type { GameFigureDto } from '@/shared/api';
import { recordedFirst, statCards } from './stat-cards';

const figure = (key: string, group: GameFigureDto['group']): GameFigureDto => ({ key, group, label: key, kind: 'whole', min: 0, max: 99 });
const figures = [figure('completions', 'passing'), figure('tackles', 'defensive'), figure('punts', 'punting')];
const groupsOf = (totals: Record<string, number>) =>
  recordedFirst(statCards(figures), { games: 1, totals, derived: {} }).map(({ group }) => group);

describe('the cards of the figures', () => {
  it('P-08 what was never recorded is behind the rest, in its order', () => {
    expect(groupsOf({ tackles: 0, punts: 2 })).toEqual([
      'defensive',
      'punting',
      'passing',
      'rushing',
      'receiving',
      'kicking',
      'returning',
      'other',
    ]);
    expect(groupsOf({})).toEqual(['passing', 'rushing', 'defensive', 'receiving', 'kicking', 'punting', 'returning', 'other']);
  });
});
