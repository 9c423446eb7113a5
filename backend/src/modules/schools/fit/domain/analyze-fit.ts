import { academicFit } from './academic-fit.js';
import { athleticFit } from './athletic-fit.js';
import { comparePlayers, type PlayerComparison } from './compare-players.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitPart } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import { FIT_VERSION } from './fit-version.js';
import { geographicFit } from './geographic-fit.js';
import { keyInsights } from './key-insights.js';
import { needFit } from './need-fit.js';
import { overallFit, type OverallFit } from './overall-fit.js';
import { positionNeeds, type PositionNeed } from './position-needs.js';
import { recruitingProfile, type RecruitingProfile } from './recruiting-profile.js';
import type { SizeBenchmarks } from './size-benchmarks.js';
import { scoreChanges } from './score-changes.js';

/** What an analysis measures with. */
export interface FitYardstick {
  benchmarks: SizeBenchmarks;
  /** The season that is played or was played last; only sentences depend on it, never a score. */
  currentSeason: number;
}

/** How one school fits one athlete, with the reasons. */
export interface FitAnalysis {
  fitVersion: number;
  schoolId: number;
  overall: OverallFit;
  /** academic, athletic, geographic, need. */
  parts: FitPart[];
  /** Every position, most needed first; empty without a roster. */
  needs: PositionNeed[];
  rosterSeason: number | null;
  insights: string[];
  changes: string[];
  recruitingProfile: RecruitingProfile;
  comparison: PlayerComparison;
}

/** Equal inputs give equal analyses, to the byte. */
export function analyzeFit(athlete: FitAthlete, school: FitSchool, yardstick: FitYardstick): FitAnalysis {
  const { benchmarks, currentSeason } = yardstick;
  const needs = positionNeeds(school.roster);
  const partsOf = (one: FitAthlete) => [
    academicFit(one, school),
    athleticFit(one, school, benchmarks),
    geographicFit(one, school),
    needFit(one.position, school, { needs, currentSeason }),
  ];
  const parts = partsOf(athlete);
  const overall = overallFit(parts);
  const { position } = athlete;
  const profile = recruitingProfile(athlete, school, benchmarks);
  const { gpaMinimum } = profile;
  return {
    fitVersion: FIT_VERSION,
    schoolId: school.id,
    overall,
    parts,
    needs,
    rosterSeason: needs.length === 0 ? null : (school.roster?.season ?? null),
    insights: keyInsights({ school, position, parts, needs, overall, currentSeason }),
    changes: scoreChanges({ athlete, parts, gpaMinimum }, (changes) => partsOf({ ...athlete, ...changes })),
    recruitingProfile: profile,
    comparison: comparePlayers(athlete, school, currentSeason),
  };
}
