export const TIMINGS = ['hand', 'laser'] as const;

/** Hand and laser times differ by about two tenths of a second: they are never mixed or compared. */
export type Timing = (typeof TIMINGS)[number];

export const MEASURED_UNITS = ['s', 'in', 'lbs'] as const;

export type MeasuredUnit = (typeof MEASURED_UNITS)[number];

/** A measured value with its provenance; null = not known. */
export interface Measured {
  /** In `unit`: seconds with at most two decimals, inches in eighths, or whole pounds. */
  value: number;
  unit: MeasuredUnit;
  /** null where nothing is timed. */
  timing: Timing | null;
  /** The day of the measurement, YYYY-MM-DD. */
  date: string | null;
  place: string | null;
  measuredBy: string | null;
}

/** What is measured: its name in the messages, its unit, the accepted values, and whether it is timed. */
export interface Measure {
  name: string;
  unit: Measured['unit'];
  min: number;
  max: number;
  timed: boolean;
  /** Read and written in feet and inches, too: 9'8". */
  inFeet?: boolean;
  /** The parts of an inch that are read; eighths where it is left out. */
  partsOfInch?: 2;
}
