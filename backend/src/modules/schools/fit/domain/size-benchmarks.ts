export type SizeMeasure = 'height' | 'weight';

/** Height (inches) or weight (pounds) of the players of one subdivision, position and class. */
export interface SizeBenchmark {
  subdivision: string;
  position: string;
  /** Fr, So, Jr or Sr. */
  playerClass: string;
  measure: SizeMeasure;
  /** How many players it was made of. */
  players: number;
  /** The 5th, 10th, … 95th percentile. */
  steps: number[];
}

const STEP = 5;
const keyOf = (...parts: string[]) => parts.join(' ');

/** Percentiles of rostered players, to measure an athlete with. */
export class SizeBenchmarks {
  private readonly rows: Map<string, SizeBenchmark>;

  constructor(rows: readonly SizeBenchmark[]) {
    this.rows = new Map(rows.map((row) => [keyOf(row.subdivision, row.position, row.playerClass, row.measure), row]));
  }

  /** Null when there are too few such players. */
  of(subdivision: string, position: string, playerClass: string, measure: SizeMeasure): SizeBenchmark | null {
    return this.rows.get(keyOf(subdivision, position, playerClass, measure)) ?? null;
  }

  /**
   * Percentile of a value, 2.5 to 97.5: in the middle of the steps that are equal to it, half a step beside
   * those that are not.
   */
  static percentile({ steps }: SizeBenchmark, value: number): number {
    const below = steps.filter((step) => step < value).length;
    const atMost = steps.filter((step) => step <= value).length;
    return STEP / 2 + (STEP * (below + atMost)) / 2;
  }
}
