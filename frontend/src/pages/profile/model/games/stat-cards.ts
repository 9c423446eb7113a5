import type { GameFigureDto, StatTotalsDto } from '@/shared/api';
import { isRecorded } from './figure-value';
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

/** The figures by the card that they are in. */
export function statCards(figures: readonly GameFigureDto[]): StatCard[] {
  return titles.map(([group, title]) => ({ group, title, figures: figures.filter((figure) => figure.group === group) }));
}

/** What was never recorded is behind the rest. */
export function recordedFirst(cards: readonly StatCard[], career: StatTotalsDto): StatCard[] {
  const isEmpty = ({ figures }: StatCard) => Number(!isRecorded(figures, career));
  return cards.toSorted((a, b) => isEmpty(a) - isEmpty(b));
}
