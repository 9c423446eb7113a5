/** The only source of chance for pauses, so that tests can repeat them. */
export abstract class Jitter {
  /** From 0 up to, not including, 1. */
  abstract next(): number;
}
