import type { Fact } from '../../facts/domain/fact.js';
import type { StrategyMaterial } from '../domain/strategy-material.js';

/** The closed list for a plan: the athlete's facts, and for each school what rules found. Names of coaches are not in it. */
export function strategyFacts({ facts, schools }: StrategyMaterial): Fact[] {
  return [
    ...facts,
    ...schools.map(({ name, division, subdivision, city, state, fit, rosterFit, engagement }, at): Fact => {
      const need = rosterFit.map(({ position, urgency }) => `${position} need ${urgency}`).join(', ');
      const value = [
        [name, division === 'na' ? '' : division, subdivision ?? ''].filter(Boolean).join(' '),
        `${city}, ${state}`,
        fit.score === null ? 'fit unknown' : `fit ${fit.score}, ${fit.tier}`,
        need || 'need unknown',
        `${engagement.sent} sent, ${engagement.replied} replied`,
      ].join('; ');
      return { key: `target.${at}`, label: `Target school ${at + 1}`, value, source: 'school', measures: [] };
    }),
    { key: 'targets', label: 'Target schools', value: String(schools.length), source: 'school', measures: [] },
  ];
}
