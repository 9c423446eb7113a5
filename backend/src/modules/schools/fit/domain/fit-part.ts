export type FitPartKey = 'academic' | 'athletic' | 'geographic' | 'need';

/** strong from 85, solid from 60, weak below, unknown without a score. */
export type FitBand = 'strong' | 'solid' | 'weak' | 'unknown';

export interface FitInput {
  label: string;
  value: string;
  source: string;
  /** A year, a season or an academic year. */
  asOf: string | null;
}

/** Where the athlete is on a scale, to be drawn: the middle half and the own value. */
export interface FitRange {
  label: string;
  min: number;
  max: number;
  low: number;
  high: number;
  /** Null when the own value is not known. */
  value: number | null;
}

/** Who lacks the fact of an unknown part: only missing data of the athlete lowers the total. */
export type MissingFrom = 'profile' | 'school';

/** One part of the fit with everything that it was made of. */
export interface FitPart {
  key: FitPartKey;
  label: string;
  /** Whole, 0 to 100; the lower end where the part is a range. null = unknown, and then it is left out of the total. */
  score: number | null;
  /** The upper end; the same as `score` when everything is known. */
  high: number | null;
  band: FitBand;
  missingFrom: MissingFrom | null;
  /** True when the division's usual score is shown, because the school publishes nothing. It never counts. */
  isBaseline: boolean;
  /** The division's usual score; null unless `isBaseline`. */
  baseline: number | null;
  /** The athletic part while nothing shows that the athlete plays. */
  isSizeOnly: boolean;
  /** Share of the total in percent, when every part is known. */
  weight: number;
  sentence: string;
  inputs: FitInput[];
  range: FitRange | null;
}
