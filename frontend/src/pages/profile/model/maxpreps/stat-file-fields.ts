/** What the athlete says about a stat file; the file itself names neither opponent nor day. */
export interface StatFileFields {
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  jersey: string;
}
