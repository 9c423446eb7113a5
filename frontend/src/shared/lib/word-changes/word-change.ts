/** A piece of a comparison as the package `diff` returns it. */
export interface WordChange {
  value: string;
  added?: boolean;
  removed?: boolean;
}
