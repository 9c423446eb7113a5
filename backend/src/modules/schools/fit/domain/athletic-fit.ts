import { type PositionGroup, positionGroup } from '../../../profile/fields/index.js';
import type { FitAthlete } from './fit-athlete.js';
import { countedWith, playersAt } from './fit-positions.js';
import type { FitInput, FitPart } from './fit-part.js';
import type { FitSchool } from './fit-school.js';
import { partOf } from './part-of.js';
import { scoreOfPercentile } from './score-of-percentile.js';
import { SizeBenchmarks, type SizeBenchmark, type SizeMeasure } from './size-benchmarks.js';
import { fitText } from './fit-text.js';

/** Listed weights of older players hold years of college training, so first-years are the measure. */
const MEASURED_CLASS = 'Fr';
/** More weight than three of four is no advantage here; it counts as the 75th percentile. */
const WEIGHT_CAPPED = new Set<PositionGroup>(['QB', 'RB', 'WR', 'DB']);
const CAP = 75;
const UNSCORED = new Set<PositionGroup>(['K', 'P']);
const SOURCE = 'Rosters of 2023 and 2024, SportsDataverse (CC BY 4.0)';

interface Measured {
  measure: SizeMeasure;
  value: number;
  benchmark: SizeBenchmark;
  percentile: number;
}

/** Height and weight against first-year players of the position's group and the subdivision. */
export function athleticFit(athlete: FitAthlete, school: FitSchool, benchmarks: SizeBenchmarks): FitPart {
  const inputs = ownInputs(athlete);
  const group = athlete.position === null ? null : positionGroup(athlete.position);
  const { subdivision } = school;
  const why = incomparable(athlete, school);
  if (why !== null || group === null || subdivision === null) return partOf('athletic', { score: null, sentence: why ?? '', inputs });
  const measured = measure(athlete, { position: group, subdivision, benchmarks });
  if (measured.length === 0) {
    const sentence = `Too few ${subdivision} ${playersAt(group)} are in our rosters to compare you with.`;
    return partOf('athletic', { score: null, sentence, inputs });
  }
  const scores = measured.map((one) => scoreOfPercentile(countedPercentile(one, group)));
  const sentence = sentenceOf(measured, `${subdivision} ${playersAt(group)} in their first year`);
  return partOf('athletic', {
    score: mean(scores),
    sentence: [sentence, countedWith(athlete.position ?? '')].filter((one) => one !== null).join(' '),
    inputs: [...measured.map(benchmarkInput), ...inputs],
    range: { label: 'Percentile', min: 0, max: 100, low: 25, high: CAP, value: mean(measured.map((one) => one.percentile)) },
  });
}

/** Why size cannot be compared; null when it can. */
function incomparable({ position, heightInches, weight }: FitAthlete, school: FitSchool): string | null {
  if (position === null) return 'Your profile has no position yet, so there is nobody to compare you with.';
  if (school.subdivision === null) return `${noRosters(school)}, so size is not compared.`;
  const group = positionGroup(position);
  if (group === null) return `We have no sizes of ${playersAt(position)}, so size is not compared.`;
  if (UNSCORED.has(group)) return `Size says little about ${playersAt(group)}, so it is shown and not scored.`;
  return heightInches === null && weight === null ? 'Your profile has no height and no weight yet.' : null;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function measure(
  { heightInches, weight }: FitAthlete,
  { position, subdivision, benchmarks }: { position: string; subdivision: string; benchmarks: SizeBenchmarks },
): Measured[] {
  const own: [SizeMeasure, number | null][] = [
    ['height', heightInches],
    ['weight', weight],
  ];
  return own.flatMap(([name, value]) => {
    const benchmark = benchmarks.of(subdivision, position, MEASURED_CLASS, name);
    if (value === null || benchmark === null) return [];
    return [{ measure: name, value, benchmark, percentile: SizeBenchmarks.percentile(benchmark, value) }];
  });
}

function countedPercentile({ measure: name, percentile }: Measured, group: PositionGroup): number {
  return name === 'weight' && WEIGHT_CAPPED.has(group) ? Math.min(percentile, CAP) : percentile;
}

function sentenceOf(measured: Measured[], others: string): string {
  const size = measured.map(({ measure: name, value }) => text(name, value)).join(', ');
  const places = measured.map(({ measure: name, percentile }) => `the ${ordinalOf(percentile)} percentile in ${name}`);
  const counts = measured.map(({ benchmark }) => benchmark.players);
  const one = measured.length === 1 ? ' The other measure is not in your profile.' : '';
  return `At ${size} you are at ${places.join(' and ')} of ${others} (n = ${fitText.count(Math.max(...counts))}).${one}`;
}

/** Half percentiles are rounded down, so that nobody is told more than the figures say. */
const ordinalOf = (percentile: number) => fitText.ordinal(Math.max(1, Math.floor(percentile)));

const text = (name: SizeMeasure, value: number) => (name === 'height' ? fitText.height(value) : `${value} lb`);

function benchmarkInput({ measure: name, benchmark }: Measured): FitInput {
  const at = (percentile: number) => benchmark.steps[percentile / 5 - 1] ?? 0;
  const { subdivision, position } = benchmark;
  const [low, high] = [at(25), at(75)];
  return {
    label: `First-year ${subdivision} ${playersAt(position)}, middle half in ${name}`,
    value: name === 'height' ? `${fitText.height(low)}–${fitText.height(high)}` : `${low}–${high} lb`,
    source: SOURCE,
    asOf: '2024',
  };
}

function noRosters({ division, name, association }: FitSchool): string {
  if (division === 'D1') return `It is not known whether ${name} plays in FBS or FCS`;
  const names: Record<string, string> = {
    D2: 'Division II',
    D3: 'Division III',
    na: association === null ? 'this association' : `the ${association}`,
  };
  return `No rosters of ${names[division]} are in our figures`;
}

function ownInputs({ position, heightInches, weight, games }: FitAthlete): FitInput[] {
  const own = (label: string, value: string | null) => ({
    label,
    value: value ?? 'not in your profile',
    source: 'Your profile',
    asOf: null,
  });
  const shown = (games?.figures ?? []).map(({ label, value }) => ({
    label: `${label} (shown, not scored)`,
    value: `${fitText.count(value)} in ${games?.games} ${games?.games === 1 ? 'game' : 'games'}`,
    source: 'Your games',
    asOf: String(games?.season),
  }));
  return [
    own('Position', position),
    own('Height', heightInches === null ? null : fitText.height(heightInches)),
    own('Weight', weight === null ? null : `${weight} lb`),
    ...shown,
  ];
}
