import type { GameFigureDto } from '@/shared/api';
import type { StatGroup } from './stat-group';

export interface StatCard {
  group: StatGroup;
  title: string;
  figures: GameFigureDto[];
}

const titles: readonly [StatGroup, string][] = [
  ['passing', 'Passing'],
  ['rushing', 'Rushing'],
  ['defensive', 'Defensive'],
  ['receiving', 'Receiving'],
  ['kicking', 'Kicking'],
  ['punting', 'Punting'],
  ['returning', 'Returns'],
  ['other', 'Fumbles and Conversions'],
];

/** The figures by the card that they stand in. */
export function statCards(figures: readonly GameFigureDto[]): StatCard[] {
  return titles.map(([group, title]) => ({ group, title, figures: figures.filter((figure) => figure.group === group) }));
}
