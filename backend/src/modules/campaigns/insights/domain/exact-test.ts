/** Successes among a number of trials, for example replies among emails. */
export interface Share {
  hits: number;
  of: number;
}

/** The probability, from 0 to 1, that chance alone makes a difference between two shares at least as unlikely as this one. */
export abstract class ExactTest {
  abstract chanceOf(one: Share, other: Share): number;
}
