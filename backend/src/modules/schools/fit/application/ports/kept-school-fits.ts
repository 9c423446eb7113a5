/** The fits with all schools, one row for each athlete. */
export abstract class KeptSchoolFits {
  /** Replaces what was kept; nothing for an account that is gone. */
  abstract keep(userId: string, kept: { stamp: string; fits: string }, now: Date): Promise<void>;
}
