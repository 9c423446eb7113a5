import { DERIVED_FIGURES } from './derived-figures.js';
import { GAME_COUNTERS, STAT_GROUPS, type StatGroup } from './game-counters.js';

/** A figure with its description for screens. Derived ones have no limits, since they are not entered. */
export interface GameFigure {
  key: string;
  label: string;
  group: StatGroup;
  kind: 'whole' | 'half' | 'percent' | 'average';
  min: number | null;
  max: number | null;
}

/** All figures, group by group: what is entered, then what follows from it. */
export const GAME_FIGURES: readonly GameFigure[] = STAT_GROUPS.flatMap((wanted) => {
  const entered = GAME_COUNTERS.map(({ key, label, group, kind, min, max }) => ({ key, label, group, kind, min, max }));
  const derived = DERIVED_FIGURES.map(({ key, label, group, kind }) => {
    return { key, label, group, kind, min: null, max: null };
  });
  return [...entered, ...derived].filter(({ group }) => group === wanted);
});
