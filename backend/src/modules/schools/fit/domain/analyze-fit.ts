import { academicFit } from './parts/academic-fit.js';
import { athleticFit } from './parts/athletic-fit.js';
import { comparePlayers, type PlayerComparison } from './rosters/compare-players.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitPart } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import { FIT_VERSION } from './fit-version.js';
import { geographicFit } from './parts/geographic-fit.js';
import { gpaGate, isBelowSome, type GpaMinimum } from './gpa-gate.js';
import { keyInsights } from './key-insights.js';
import { needFit } from './parts/need-fit.js';
import { overallFit, type OverallFit } from './overall-fit.js';
import { positionNeeds, type PositionNeed } from './rosters/position-needs.js';
import { recruitingProfile, type RecruitingProfile } from './recruiting-profile.js';
import type { SizeBenchmarks } from './size-benchmarks.js';
import { scoreChanges } from './score-changes.js';
import { entryYear } from './rosters/entry-year.js';

/** What an analysis measures with. */
export interface FitYardstick {
  benchmarks: SizeBenchmarks;
  /** The least core GPA of each division that sets one. */
  minimums: readonly GpaMinimum[];
  /** The season that is played or was played last. */
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
  /** The fall in which the athlete would start; null without a graduation year. */
  entryYear: number | null;
  insights: string[];
  changes: string[];
  recruitingProfile: RecruitingProfile;
  comparison: PlayerComparison;
}

/** Equal inputs give equal analyses, to the byte. */
export function analyzeFit(athlete: FitAthlete, school: FitSchool, yardstick: FitYardstick): FitAnalysis {
  const { benchmarks, currentSeason } = yardstick;
  const needs = positionNeeds(school.roster);
  const { parts, overall } = scoreFit(athlete, school, yardstick);
  const { position } = athlete;
  const rescore = (changes: Partial<FitAthlete>) => partsOf({ ...athlete, ...changes }, school, yardstick);
  return {
    fitVersion: FIT_VERSION,
    schoolId: school.id,
    overall,
    parts,
    needs,
    rosterSeason: needs.length === 0 ? null : (school.roster?.season ?? null),
    entryYear: entryYear(athlete.graduationYear, currentSeason),
    insights: keyInsights({ school, position, parts, needs, overall, currentSeason }),
    changes: scoreChanges({ athlete, parts, currentSeason }, rescore),
    recruitingProfile: recruitingProfile(athlete, school, benchmarks),
    comparison: comparePlayers(athlete, school, currentSeason),
  };
}

/** The parts and the total alone. */
export function scoreFit(athlete: FitAthlete, school: FitSchool, yardstick: FitYardstick): { parts: FitPart[]; overall: OverallFit } {
  const parts = partsOf(athlete, school, yardstick);
  const gate = gpaGate(athlete, school, yardstick.minimums);
  return { parts, overall: overallFit({ athlete, school, parts, gate, isBelowSome: isBelowSome(athlete, yardstick.minimums) }) };
}

function partsOf(athlete: FitAthlete, school: FitSchool, { benchmarks, currentSeason }: FitYardstick): FitPart[] {
  return [
    academicFit(athlete, school),
    athleticFit(athlete, school, benchmarks),
    geographicFit(athlete, school),
    needFit(athlete, school, currentSeason),
  ];
}
