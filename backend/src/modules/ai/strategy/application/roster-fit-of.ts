import { positionGroup } from '../../../profile/fields/index.js';
import type { FitAnalysis } from '../../../schools/fit/index.js';
import type { RosterFit } from '../domain/strategy.js';
import type { StrategyFavorite } from '../queries/strategy.query.js';

const URGENCY = { high: 'high', some: 'medium', low: 'low' } as const;
/** Shown while the athlete's own position is not known. */
const MOST_OPEN = 3;

/** Need of the group of the athlete's position, by the same counts as the fit; of the most open ones while it has none. */
export function rosterFitOf({ needs }: FitAnalysis, { startersGraduating }: StrategyFavorite, position: string): RosterFit[] {
  const shown = position === '' ? needs.slice(0, MOST_OPEN) : needs.filter((need) => need.position === positionGroup(position));
  return shown.map((need) => ({
    position: need.position,
    urgency: URGENCY[need.level],
    graduatingPlayers: need.graduating,
    startersGraduating: startersGraduating.find((one) => one.position === need.position)?.count ?? null,
  }));
}
