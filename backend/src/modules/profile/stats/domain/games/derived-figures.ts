import type { StatGroup } from './game-counters.js';

/** A figure computed from two counters; it is never entered. */
export interface DerivedFigure {
  key: string;
  label: string;
  group: StatGroup;
  /** A percentage is rounded to a whole number, an average to one decimal (requirement P-08). */
  kind: 'percent' | 'average';
  of: string;
  per: string;
}

export const DERIVED_FIGURES: readonly DerivedFigure[] = [
  {
    key: 'completionPercentage',
    label: 'Completion %',
    group: 'passing',
    kind: 'percent',
    of: 'completions',
    per: 'attempts',
  },
  {
    key: 'yardsPerAttempt',
    label: 'Yards per Attempt',
    group: 'passing',
    kind: 'average',
    of: 'passingYards',
    per: 'attempts',
  },
  {
    key: 'yardsPerCarry',
    label: 'Yards per Carry',
    group: 'rushing',
    kind: 'average',
    of: 'rushingYards',
    per: 'carries',
  },
  {
    key: 'yardsPerReception',
    label: 'Yards per Reception',
    group: 'receiving',
    kind: 'average',
    of: 'receivingYards',
    per: 'receptions',
  },
  {
    key: 'fieldGoalPercentage',
    label: 'Field Goal %',
    group: 'kicking',
    kind: 'percent',
    of: 'fieldGoalsMade',
    per: 'fieldGoalsAttempted',
  },
  {
    key: 'extraPointPercentage',
    label: 'Extra Point %',
    group: 'kicking',
    kind: 'percent',
    of: 'extraPointsMade',
    per: 'extraPointsAttempted',
  },
  {
    key: 'touchbackPercentage',
    label: 'Touchback %',
    group: 'kicking',
    kind: 'percent',
    of: 'touchbacks',
    per: 'kickoffs',
  },
  {
    key: 'yardsPerPunt',
    label: 'Yards per Punt',
    group: 'punting',
    kind: 'average',
    of: 'puntYards',
    per: 'punts',
  },
  {
    key: 'yardsPerKickReturn',
    label: 'Yards per Kick Return',
    group: 'returning',
    kind: 'average',
    of: 'kickReturnYards',
    per: 'kickReturns',
  },
  {
    key: 'yardsPerPuntReturn',
    label: 'Yards per Punt Return',
    group: 'returning',
    kind: 'average',
    of: 'puntReturnYards',
    per: 'puntReturns',
  },
];
