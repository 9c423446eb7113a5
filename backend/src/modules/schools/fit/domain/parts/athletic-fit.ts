import { type PositionGroup, positionGroup } from '../../../../profile/fields/index.js';
import { athleticText } from './athletic-text.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitPart, MissingFrom } from '../fit-part.js';
import { playersAt } from '../rosters/fit-positions.js';
import type { FitSchool } from '../fit-school.js';
import { LEAST_SCORE, MOST_SCORE } from './grade-score.js';
import { partOf } from './part-of.js';
import { showsPlay } from './play-evidence.js';
import { SizeBenchmarks, type SizeBenchmark, type SizeMeasure } from '../size-benchmarks.js';
import { isUsualSize, SCORE_OF_CAP, sizeScore } from './size-score.js';

/** Listed weights of older players hold years of college training, so first-years are the measure. */
const MEASURED_CLASS = 'Fr';
/** More weight than three of four is no advantage here; it counts as the 75th percentile. */
const WEIGHT_CAPPED = new Set<PositionGroup>(['QB', 'RB', 'WR', 'DB']);
const UNSCORED = new Set<PositionGroup>(['K', 'P']);
const MIDDLE = { low: 25, high: 75 };

/** One measure that first-years are known of; without `value` when the athlete's own is missing or has to be asked about. */
export interface Measured {
  measure: SizeMeasure;
  value: number | null;
  benchmark: SizeBenchmark;
}

/** Height and weight against first-year players of the position's group and the subdivision. Games and film are not scored. */
export function athleticFit(athlete: FitAthlete, school: FitSchool, benchmarks: SizeBenchmarks): FitPart {
  const inputs = athleticText.ownInputs(athlete);
  const why = incomparable(athlete, school);
  if (why) return partOf.unknown('athletic', { ...why, inputs });
  const group = positionGroup(athlete.position ?? '') as PositionGroup;
  const subdivision = school.subdivision ?? '';
  const measured = measure(athlete, { group, subdivision, benchmarks });
  if (measured.length === 0) {
    const sentence = `Too few ${subdivision} ${playersAt(group)} are in our rosters to compare you with.`;
    return partOf.unknown('athletic', { missingFrom: 'school', sentence, inputs });
  }
  if (measured.every(({ value }) => value === null)) {
    return partOf.unknown('athletic', { missingFrom: 'profile', sentence: athleticText.noSize(athlete), inputs });
  }
  return partOf.scored('athletic', {
    low: mean(measured.map((one) => scoreOf(one, group, LEAST_SCORE))),
    high: mean(measured.map((one) => scoreOf(one, group, MOST_SCORE))),
    sentence: athleticText.sentence(athlete, measured, `${subdivision} ${playersAt(group)} in their first year`),
    inputs: [...measured.map((one) => athleticText.benchmarkInput(one)), ...inputs],
    range: { label: 'Percentile', min: 0, max: 100, ...MIDDLE, value: mean(percentiles(measured)) },
    isSizeOnly: !showsPlay(athlete.evidence),
  });
}

/** Why size cannot be compared; null when it can. */
function incomparable({ position }: FitAthlete, school: FitSchool): { missingFrom: MissingFrom; sentence: string } | null {
  if (school.subdivision === null) return { missingFrom: 'school', sentence: athleticText.noRosters(school) };
  if (position === null) {
    return { missingFrom: 'profile', sentence: 'Your profile has no position yet, so there is nobody to compare you with.' };
  }
  const group = positionGroup(position);
  if (group === null) return { missingFrom: 'school', sentence: `We have no sizes of ${playersAt(position)}, so size is not compared.` };
  if (!UNSCORED.has(group)) return null;
  return { missingFrom: 'school', sentence: `Size says little about ${playersAt(group)}, so it is shown and not scored.` };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function measure(
  { heightInches, weight }: FitAthlete,
  { group, subdivision, benchmarks }: { group: PositionGroup; subdivision: string; benchmarks: SizeBenchmarks },
): Measured[] {
  const own: [SizeMeasure, number | null][] = [
    ['height', heightInches],
    ['weight', weight],
  ];
  return own.flatMap(([name, value]) => {
    const benchmark = benchmarks.of(subdivision, group, MEASURED_CLASS, name);
    if (benchmark === null) return [];
    return [{ measure: name, value: value !== null && isUsualSize(name, value) ? value : null, benchmark }];
  });
}

/** `open`: the assumed score of an unknown measurement. */
function scoreOf({ measure: name, value, benchmark }: Measured, group: PositionGroup, open: number): number {
  const score = value === null ? open : sizeScore(benchmark, value);
  return name === 'weight' && WEIGHT_CAPPED.has(group) ? Math.min(score, SCORE_OF_CAP) : score;
}

const percentiles = (measured: readonly Measured[]) =>
  measured.flatMap(({ benchmark, value }) => (value === null ? [] : [SizeBenchmarks.percentile(benchmark, value)]));
