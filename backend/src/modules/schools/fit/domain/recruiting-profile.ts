import { positionGroup } from '../../../profile/fields/index.js';
import { divisionGuide } from './division-guide.js';
import type { FitAthlete } from './fit-athlete.js';
import { playersAt } from './rosters/fit-positions.js';
import type { FitInput } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import type { SizeBenchmarks } from './size-benchmarks.js';
import { testRanges } from './parts/test-comparison.js';
import { fitText } from './fit-text.js';

/** What programs of this kind look for (requirement F-05). */
export interface RecruitingProfile {
  /** False for division "na": nothing is known. */
  isKnown: boolean;
  /** 3 = 3.0+ */
  gpaMinimum: number | null;
  /** Null where recruiting is national, or unknown. */
  regionMiles: number | null;
  facts: FitInput[];
}

const GUIDE = { source: 'General guide, not a rule', asOf: null };
const CLASSES: [code: string, name: string][] = [
  ['Fr', 'First-year'],
  ['Sr', 'Senior'],
];

export function recruitingProfile({ position }: FitAthlete, school: FitSchool, benchmarks: SizeBenchmarks): RecruitingProfile {
  const group = position === null ? null : positionGroup(position);
  const guide = divisionGuide(school.division, school.subdivision);
  if (!guide) return { isKnown: false, gpaMinimum: null, regionMiles: null, facts: [] };
  const isNational = school.division === 'D1';
  const area = isNational
    ? { label: 'Recruiting area', value: `National; ${guide.reachReason}`, source: guide.reachSource, asOf: guide.reachAsOf }
    : { label: 'Recruiting area', value: `Regional, within ${guide.reach} miles`, ...GUIDE };
  return {
    isKnown: true,
    gpaMinimum: guide.gpa,
    regionMiles: isNational ? null : guide.reach,
    facts: [
      { label: `GPA in ${guide.name}`, value: `${fitText.gpa(guide.gpa)}+`, ...GUIDE },
      area,
      ...admissionFacts(school),
      ...(group === null ? [] : sizeFacts(group, school, benchmarks)),
    ],
  };
}

function admissionFacts({ academics }: FitSchool): FitInput[] {
  if (!academics) return [];
  const { scoresYear: asOf, admissionRate } = academics;
  const source = 'College Scorecard, US Department of Education';
  const tests = testRanges(academics).map(({ test, low, high }) => ({
    label: `${test} of admitted students, middle half`,
    value: `${low}–${high}`,
    source,
    asOf,
  }));
  if (admissionRate === null) return tests;
  return [{ label: 'Admission rate', value: `${Math.round(admissionRate * 100)}%`, source, asOf }, ...tests];
}

/** The middle half in height and weight, of those who start and those who end there. */
function sizeFacts(position: string, { subdivision }: FitSchool, benchmarks: SizeBenchmarks): FitInput[] {
  if (subdivision === null) return [];
  return CLASSES.flatMap(([code, name]) => {
    const height = benchmarks.of(subdivision, position, code, 'height');
    const weight = benchmarks.of(subdivision, position, code, 'weight');
    if (!height || !weight) return [];
    const [shortest = 0, tallest = 0] = [height.steps[4], height.steps[14]];
    const value = `${fitText.height(shortest)}–${fitText.height(tallest)}, ${weight.steps[4]}–${weight.steps[14]} lb`;
    const label = `${name} ${subdivision} ${playersAt(position)}, middle half`;
    return [{ label, value, source: 'Rosters of 2023 and 2024, SportsDataverse (CC BY 4.0)', asOf: '2024' }];
  });
}
