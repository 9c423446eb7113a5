/** One thing with one of several values to choose for it. */
export interface ChoiceRow {
  key: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** What helps to choose. */
  sample: string;
}
