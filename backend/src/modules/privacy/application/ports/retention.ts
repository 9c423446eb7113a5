/** Rows of users that are kept for a time only. */
export abstract class Retention {
  /** Deletes every row whose time is over. Answers how many. */
  abstract endRows(now: Date): Promise<number>;
}
