import type { SchoolFitAnalysis } from '../../application/analyze-fit.use-case.js';
import type { PlayerComparison } from '../../domain/rosters/compare-players.js';
import { fitText } from '../../domain/fit-text.js';
import type { FitAnalysisDto } from './fit-analysis.dto.js';
import type { FitComparisonDto } from './fit-comparison.dto.js';

/** Requirement F-02. */
const NEEDS_SHOWN = 8;

/** Converts an analysis to its API form. */
export function presentFit({ overall, parts, needs, comparison, ...rest }: SchoolFitAnalysis): FitAnalysisDto {
  return {
    ...rest,
    overallFit: overall.score,
    overallHigh: overall.high,
    tier: overall.tier,
    gate: overall.gate,
    limits: overall.limits,
    coverage: { knownParts: overall.knownParts, parts: parts.length, percent: overall.coverage },
    parts,
    positionNeeds: needs.slice(0, NEEDS_SHOWN),
    comparison: presentComparison(comparison),
  };
}

const heightOf = (inches: number | null) => (inches === null ? null : fitText.height(inches));

function presentComparison({ status, position, you, players, assessment }: PlayerComparison): FitComparisonDto {
  return {
    status,
    position,
    height: heightOf(you.heightInches),
    weight: you.weight,
    graduationYear: you.graduationYear,
    players: players.map(({ name, classYear, heightInches, weight, isStarter, eligibilityRemaining }) => ({
      name,
      classYear,
      height: heightOf(heightInches),
      weight,
      isStarter,
      eligibilityRemaining,
    })),
    assessment,
  };
}
