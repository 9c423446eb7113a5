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

/** Where the athlete stands on a scale, to be drawn: the middle half and the own value. */
export interface FitRange {
  label: string;
  min: number;
  max: number;
  low: number;
  high: number;
  value: number;
}

/** One part of the fit with everything that it was made of. */
export interface FitPart {
  key: FitPartKey;
  label: string;
  /** Whole, 0 to 100; null = unknown, and then it is left out of the total. */
  score: number | null;
  band: FitBand;
  /** True when the score is the division's usual one, because nothing can be compared. */
  isBaseline: boolean;
  sentence: string;
  inputs: FitInput[];
  range: FitRange | null;
}
