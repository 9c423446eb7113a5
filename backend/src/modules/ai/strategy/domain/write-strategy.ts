import { athleteWords } from '../../writing/domain/written-by-rule/athlete-words.js';
import { listAreas } from './list-areas.js';
import { listStrengths } from './list-strengths.js';
import { planFollowUps } from './plan-follow-ups.js';
import { planSchools } from './schools/plan-schools.js';
import { planTimeline } from './plan-timeline.js';
import { positionAdvice } from './position-advice.js';
import type { Strategy } from './strategy.js';
import type { StrategyMaterial } from './strategy-material.js';
import { writeOverview } from './write-overview.js';

/** The whole plan by rules. The same material always gives the same plan. */
export function writeStrategy(material: StrategyMaterial): Strategy {
  const { positionCode } = athleteWords(material.facts);
  return {
    overview: writeOverview(material),
    strengths: listStrengths(material),
    areasToImprove: listAreas(material),
    schoolStrategies: planSchools(material, positionCode),
    positionSpecificAdvice: positionAdvice(positionCode),
    ncaaCompliance: [...material.compliance],
    timeline: planTimeline(material),
    followUpSequence: planFollowUps(material.facts, material.today),
  };
}
