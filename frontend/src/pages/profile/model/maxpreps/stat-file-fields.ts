/** What the athlete enters for a stat file; the file itself contains neither opponent nor date. */
export interface StatFileFields {
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  jersey: string;
}
