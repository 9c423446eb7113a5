import type { Measured } from './athletic-fit.js';
import type { FitAthlete } from '../fit-athlete.js';
import type { FitInput } from '../fit-part.js';
import { countedWith, playersAt } from '../rosters/fit-positions.js';
import type { FitSchool } from '../fit-school.js';
import { fitText } from '../fit-text.js';
import { playShown, showsPlay } from './play-evidence.js';
import { SizeBenchmarks, type SizeMeasure } from '../size-benchmarks.js';
import { isUsualSize } from './size-score.js';

const SOURCE = 'Rosters of 2023 and 2024, SportsDataverse (CC BY 4.0)';

/** The sentences and the inputs of the athletic part. */
export const athleticText = {
  sentence(athlete: FitAthlete, measured: readonly Measured[], others: string): string {
    const known = measured.flatMap(({ measure, value, benchmark }) => (value === null ? [] : [{ measure, value, benchmark }]));
    const size = known.map(({ measure, value }) => sizeText(measure, value)).join(', ');
    const places = known.map(
      ({ measure, value, benchmark }) => `the ${ordinalOf(SizeBenchmarks.percentile(benchmark, value))} percentile in ${measure}`,
    );
    const players = Math.max(...known.map(({ benchmark }) => benchmark.players));
    const sentences = [
      `At ${size} you are at ${places.join(' and ')} of ${others} (n = ${fitText.count(players)}).`,
      asked(athlete),
      known.length < measured.length ? `Without your ${missingMeasure(known)} this is a range, and its lower end counts.` : null,
      countedWith(athlete.position ?? ''),
      playSentence(athlete),
    ];
    return sentences.filter((one) => one !== null).join(' ');
  },

  noSize(athlete: FitAthlete): string {
    return asked(athlete) ?? 'Your profile has no height and no weight yet.';
  },

  noRosters(school: FitSchool): string {
    return `${noRosters(school)}, so size is not compared.`;
  },

  benchmarkInput({ measure, benchmark }: Measured): FitInput {
    const { subdivision, position, steps } = benchmark;
    const [low, high] = [steps[4] ?? 0, steps[14] ?? 0];
    return {
      label: `First-year ${subdivision} ${playersAt(position)}, middle half in ${measure}`,
      value: measure === 'height' ? `${fitText.height(low)}–${fitText.height(high)}` : `${low}–${high} lb`,
      source: SOURCE,
      asOf: '2024',
    };
  },

  ownInputs({ position, heightInches, weight, games }: FitAthlete): FitInput[] {
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
  },
};

const missingMeasure = (known: readonly { measure: SizeMeasure }[]) => (known[0]?.measure === 'height' ? 'weight' : 'height');

/** Half percentiles are rounded down, so that a text never claims more than the figures show. */
const ordinalOf = (percentile: number) => fitText.ordinal(Math.max(1, Math.floor(percentile)));

const sizeText = (measure: SizeMeasure, value: number) => (measure === 'height' ? fitText.height(value) : `${value} lb`);

/** A size outside of what is usual is asked about. */
function asked({ heightInches, weight }: FitAthlete): string | null {
  const own: [SizeMeasure, number | null][] = [
    ['height', heightInches],
    ['weight', weight],
  ];
  const questions = own.flatMap(([measure, value]) => {
    if (value === null || isUsualSize(measure, value)) return [];
    return [`Is your ${measure} of ${sizeText(measure, value)} right? It is not scored.`];
  });
  return questions.length === 0 ? null : questions.join(' ');
}

function playSentence({ evidence }: FitAthlete): string {
  if (!showsPlay(evidence)) return 'This is size only: nothing in your profile shows you play yet.';
  return `This compares size. ${playShown(evidence)} not scored.`;
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
